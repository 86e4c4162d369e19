/**
 * Coming to a page without loading it: nothing is announced then, and the focus is lost with the link that was
 * followed. So it is led to the heading of the page, which says where one is.
 */
const HEADING = 'main h1';
let waiting: MutationObserver | undefined;

/**
 * Lead the focus to the heading, as soon as there is one, from where it was when one set out. Whoever has gone
 * elsewhere by then stays there.
 */
export function arrive(from: Element | null): void {
  waiting?.disconnect();
  if (lead(from)) return;
  waiting = new MutationObserver((_, observer) => lead(from) && observer.disconnect());
  waiting.observe(document.body, { childList: true, subtree: true });
}

/** Whether nothing is left to do. */
function lead(from: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return false;
  if ([document.body, from].includes(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
