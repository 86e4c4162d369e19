/** Focus management for keyboard users. */

/**
 * Whether the focus is nowhere, or on the heading after navigation, so that a board may move it to what may be
 * picked. While the list of choices is open, picks are made there.
 */
export function isNowhere(): boolean {
  const at = document.activeElement;
  const idle = at === document.body || at?.matches('h1') === true;
  return idle && !document.querySelector('[data-choices]');
}
