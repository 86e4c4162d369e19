/** The client-side router: pages by their URL, without reloading. */
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null }
  | { page: 'join' }
  | { page: 'tables' }
  | { page: 'table'; table: string }
  | { page: 'replay'; table: string | null }
  | { page: 'rules'; game: string; clause: string | null }
  | { page: 'learn'; game: string }
  | { page: 'desk'; game: string }
  | { page: 'about' }
  | { page: 'calls' }
  | { page: 'nowhere' };

/** The segments of a path; null when it cannot be decoded. */
function parts(path: string): string[] | null {
  try {
    return path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

/** Pages without parameters: the name is the whole path. */
function isAlone(page: string): page is 'join' | 'tables' | 'about' | 'calls' {
  return ['join', 'tables', 'about', 'calls'].includes(page);
}

export function parseRoute(path: string): Route {
  const found = parts(path);
  if (!found) return { page: 'nowhere' };
  const [page = '', first = null, ...rest] = found;
  if (rest.length) return { page: 'nowhere' };
  if (page === '') return { page: 'home' };
  if (page === 'new') return { page, game: first };
  if (page === 'replay') return { page, table: first };
  if (first === null && isAlone(page)) return { page };
  if (first === null) return { page: 'nowhere' };
  if (page === 'table') return { page, table: first };
  if (page === 'rules') return { page, game: first, clause: location.hash.slice(1) || null };
  if (page === 'learn' || page === 'desk') return { page, game: first };
  return { page: 'nowhere' };
}

class Here {
  route = $state.raw<Route>(parseRoute(location.pathname));

  constructor() {
    window.addEventListener('popstate', () => this.look());
    document.addEventListener('click', (event) => this.follow(event));
  }

  /** Go to another page. */
  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    this.look();
    window.scrollTo(0, 0);
  }

  private look(): void {
    this.route = parseRoute(location.pathname);
  }

  /** Follow internal links without reloading the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.pathname.startsWith('/schema')) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Here();
