/** Arrow keys: from one thing that can be picked to the nearest in that direction. */
import { isNowhere } from '$web/play/focus';

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What can be picked now. */
export const PICK = '[data-pick]:not(:disabled)';
const ASIDE = 2.5; // how much worse a step to the side is than one ahead

export interface Middle {
  x: number;
  y: number;
}

/** Which of these lies nearest in the direction of a key; -1 for none. */
export function nearest(key: string, from: Middle, others: readonly Middle[]): number {
  const way = WAYS[key];
  if (!way) return -1;
  let [found, best] = [-1, Infinity];
  others.forEach((other, number) => {
    const [dx, dy] = [other.x - from.x, other.y - from.y];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = ahead + ASIDE * aside;
    if (ahead > 1 && far < best) [found, best] = [number, far];
  });
  return found;
}

export function isArrow(event: KeyboardEvent): boolean {
  return event.key in WAYS;
}

/** Move the focus within a board; true when there was somewhere to go. */
export function moveFocus(board: HTMLElement, key: string): boolean {
  const here = document.activeElement;
  if (!here || !board.contains(here)) return false;
  const things = [...board.querySelectorAll<HTMLElement>(PICK)].filter((one) => one !== here);
  const at = nearest(key, middle(here), things.map(middle));
  things[at]?.focus();
  return at >= 0;
}

/** Focus the first of these, or the first thing that can be picked, to decline last; true when there is one. */
export function focusFirst(board: HTMLElement, ...wanted: string[]): boolean {
  const found = (wanted.length ? wanted : [':not([data-pick=pass])', '']).map((one) =>
    board.querySelector<HTMLElement>(one + PICK),
  );
  const first = found.find(Boolean);
  first?.focus();
  return Boolean(first);
}

/** Whether the focus is nowhere, or on something in the board that cannot be picked any more. */
export function isAdrift(board: HTMLElement): boolean {
  const here = document.activeElement;
  return isNowhere() || (board.contains(here) && !here?.matches(PICK));
}

function middle(thing: Element): Middle {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
