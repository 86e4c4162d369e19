/** Offers: the legal moves as a tree, each step a target that a hand points at, each leaf an action. */
export interface Offer {
  [target: string]: Offer | number;
}

export interface Leaf {
  picks: string[];
  action: number;
}

/** What these picks lead to in an offer; undefined if nothing. */
export function behind(offer: Offer | null, picks: readonly string[]): Offer | number | undefined {
  let node: Offer | number | undefined = offer ?? undefined;
  for (const pick of picks) {
    if (node === undefined || typeof node === 'number') return undefined;
    node = node[pick];
  }
  return node;
}

/** The targets that may be picked next. */
export function targets(offer: Offer | null, picks: readonly string[] = []): string[] {
  const node = behind(offer, picks);
  return node === undefined || typeof node === 'number' ? [] : Object.keys(node);
}

/** The move at the end of these picks, if they lead to one. */
export function action(offer: Offer | null, picks: readonly string[]): number | null {
  const node = behind(offer, picks);
  return typeof node === 'number' ? node : null;
}

/** All moves that begin with these picks. */
export function leaves(offer: Offer | null, picks: readonly string[] = []): Leaf[] {
  const node = behind(offer, picks);
  if (node === undefined) return [];
  if (typeof node === 'number') return [{ picks: [...picks], action: node }];
  return Object.keys(node).flatMap((target) => leaves(offer, [...picks, target]));
}
