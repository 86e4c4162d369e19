/** The focus of those who play by keys. */

/**
 * Whether the focus is nowhere, or at the heading where one has come in, so that a board may lead it to what is
 * asked. Whoever has the list of choices open picks there.
 */
export function isNowhere(): boolean {
  const at = document.activeElement;
  const idle = at === document.body || at?.matches('h1') === true;
  return idle && !document.querySelector('[data-choices]');
}
