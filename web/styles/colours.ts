/** The colours of players, each with a symbol for colour-blind users. */
export const PEOPLE: Record<string, { ink: string; sign: string }> = {
  red: { ink: '#b8402f', sign: '●' },
  orange: { ink: '#c26a12', sign: '▲' },
  yellow: { ink: '#9a7b00', sign: '★' },
  green: { ink: '#3f7d32', sign: '■' },
  teal: { ink: '#1f7a76', sign: '◆' },
  blue: { ink: '#2f66b3', sign: '⬢' },
  violet: { ink: '#7b4aa6', sign: '✚' },
  brown: { ink: '#80593a', sign: '♥' },
};

const names = Object.keys(PEOPLE);

/** The colour and symbol of a seat: those its player chose, unless a seat before has the same. */
export function colourOf(seats: readonly { seat: number; colour: string }[], seat: number) {
  const taken = new Set<string>();
  let found = names[0] as string;
  for (const one of seats) {
    const wished = one.colour in PEOPLE && !taken.has(one.colour) ? one.colour : undefined;
    found = wished ?? (names.find((name) => !taken.has(name)) as string);
    taken.add(found);
    if (one.seat === seat) break;
  }
  return PEOPLE[found] as { ink: string; sign: string };
}
