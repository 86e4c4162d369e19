/** The palette of the game, a sign for every colour, and lines as a pen draws them. */
import type { Colour } from '../view';

interface Paint {
  /** The colour itself, on cells and dice. */
  fill: string;
  /** The sign on it. */
  ink: string;
  /** The shape of the sign, for colour-blind players; it fits into a circle of one. */
  sign: string;
}

const STAR = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
  .map((n) => {
    const far = n % 2 ? 0.44 : 1;
    const turn = (n * Math.PI) / 5;
    return `${(far * Math.sin(turn)).toFixed(2)} ${(0.06 - far * Math.cos(turn)).toFixed(2)}`;
  })
  .join('L');

const PAINTS: Record<string, Paint> = {
  gray: { fill: 'light-dark(#868c96, #7c838d)', ink: '#ffffff', sign: 'M-.7-.7H.7V.7H-.7Z' },
  yellow: { fill: 'light-dark(#f4cb3a, #e3ba31)', ink: '#6a4f00', sign: `M${STAR}Z` },
  blue: {
    fill: 'light-dark(#3c78cf, #3f78c8)',
    ink: '#ffffff',
    sign: 'M0-1C.3-.45.72-.1.72.28A.72.72 0 0 1-.72.28C-.72-.1-.3-.45 0-1Z',
  },
  red: {
    fill: 'light-dark(#d2423d, #c9423d)',
    ink: '#ffffff',
    sign: 'M0 .88C-.5.45-.95.1-.95-.32-.95-.9-.2-.98 0-.42.2-.98.95-.9.95-.32.95.1.5.45 0 .88Z',
  },
  orange: { fill: 'light-dark(#f08f34, #df8430)', ink: '#5a2c00', sign: 'M0-.9.9.7H-.9Z' },
  green: {
    fill: 'light-dark(#45964a, #43904a)',
    ink: '#ffffff',
    sign: 'M-.75.85C-1-.35-.2-.95.85-.85.95.2.35 1-.45.7L.2-.1-.62.62Z',
  },
};
const BLANK: Paint = { fill: 'light-dark(#e6e1d6, #4a5350)', ink: 'transparent', sign: '' };

/** How a colour looks; cells of a board that is not dealt yet have none. */
export function paintOf(colour: Colour | undefined): Paint {
  return PAINTS[colour ?? ''] ?? BLANK;
}

interface Terrain {
  open: string;
  closed: string;
}

const TERRAIN: Record<string, Terrain> = {
  castle: { open: 'light-dark(#e9e1d2, #3b3a36)', closed: 'light-dark(#d9b477, #8a6a33)' },
  sailboat: { open: 'light-dark(#d5e7f0, #2d3d47)', closed: 'light-dark(#7db9dd, #2f6d94)' },
  windwheel: { open: 'light-dark(#e2ecd3, #343e30)', closed: 'light-dark(#a9cf74, #587f33)' },
  villa: { open: 'light-dark(#f2e7cf, #413c2f)', closed: 'light-dark(#efc56a, #93702a)' },
  eagle: { open: 'light-dark(#d9e6e8, #303c40)', closed: 'light-dark(#8fc4cf, #37727d)' },
  goat: { open: 'light-dark(#ebe3da, #3c3834)', closed: 'light-dark(#d3ad8a, #835d3c)' },
  lighthouse: { open: 'light-dark(#d6eae8, #2c3f3e)', closed: 'light-dark(#7dc9c0, #2d7a73)' },
  bridge: { open: 'light-dark(#deebdd, #333f36)', closed: 'light-dark(#92c99b, #417d4d)' },
  well: { open: 'light-dark(#f1e3d3, #423a31)', closed: 'light-dark(#e3b283, #8f6338)' },
};

export function terrainOf(territory: string): Terrain {
  return TERRAIN[territory] ?? (TERRAIN.castle as Terrain);
}

/** A number between -1 and 1 that is always the same for the same name: pens tremble, but not at every look. */
export function tremble(name: string, salt: number): number {
  let hash = 2166136261 ^ salt;
  for (const sign of name) hash = Math.imul(hash ^ sign.charCodeAt(0), 16777619);
  return ((hash >>> 8) % 2001) / 1000 - 1;
}

/** The two strokes of a cross of about this size, drawn by hand. */
export function crossed(name: string, size = 0.3): [string, string] {
  const near = (value: number, salt: number) => (value + tremble(name, salt) * 0.18) * size;
  const stroke = (from: number, salt: number) => {
    const [x1, y1] = [near(from, salt), near(-1, salt + 1)];
    const [x2, y2] = [near(-from, salt + 2), near(1, salt + 3)];
    const [x, y] = [near(0, salt + 4), near(0, salt + 5)];
    return `M${[x1, y1].map(trimmed)}Q${[x, y, x2, y2].map(trimmed)}`;
  };
  return [stroke(-1, 1), stroke(1, 11)];
}

const trimmed = (value: number) => Number(value.toFixed(3));
