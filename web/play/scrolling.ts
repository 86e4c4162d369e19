/** Scrolls parts of a page into view, with respect for reduced motion. */

/** Whether the user prefers reduced motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Scrolls the part of a board that is needed next into view, where the page scrolls because the screen is narrow.
 * Never while the user is typing.
 */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part || isTyping() || !matchMedia('(width < 60rem)').matches) return;
  part.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
}
