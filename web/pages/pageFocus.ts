/**
 * Focus management after client-side navigation: screen readers announce nothing then, and the focus is lost with the
 * link that was followed. So it moves to the heading of the new page.
 */
const HEADING = 'main h1';
let waiting: MutationObserver | undefined;

/**
 * Move the focus to the heading, as soon as there is one, from where it was before navigation. Users who have moved
 * it elsewhere by then keep it there.
 */
export function focusHeading(from: Element | null): void {
  waiting?.disconnect();
  if (lead(from)) return;
  waiting = new MutationObserver((_, observer) => lead(from) && observer.disconnect());
  waiting.observe(document.body, { childList: true, subtree: true });
}

/** Whether the heading was found. */
function lead(from: Element | null): boolean {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return false;
  if ([document.body, from].includes(document.activeElement)) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }
  return true;
}
