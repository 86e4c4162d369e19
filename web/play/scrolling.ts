/** What somebody sees of a page that scrolls, and how it may move before his eyes. */

/** Whether somebody wants no motion. */
export const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Brings the part of a board that is needed next into sight, where the page scrolls because the screen is narrow.
 * Whoever is writing something is left in peace.
 */
export function bringIntoSight(part: Element | null | undefined): void {
  if (!part || isTyping() || !matchMedia('(width < 60rem)').matches) return;
  part.scrollIntoView({ block: 'nearest', behavior: isStill() ? 'instant' : 'smooth' });
}
