/** The focus of those who play by keys. */

/**
 * Whether the focus is nowhere, so that a board may lead it to what is asked. Whoever has the list of choices
 * open picks there.
 */
export function isNowhere(): boolean {
  return document.activeElement === document.body && !document.querySelector('[data-choices]');
}
