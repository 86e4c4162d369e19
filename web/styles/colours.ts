/** The colours in which people may be seen, and a sign for each, for those who tell colours apart badly. */
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

/** The look of a seat: its person's colour, unless somebody before has taken the same. */
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
