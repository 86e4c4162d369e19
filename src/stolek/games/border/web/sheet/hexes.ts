/** Hexagons that stand on a corner, one wide: where they lie, and what surrounds a group of them. */
export interface Point {
  x: number;
  y: number;
}

export interface Frame extends Point {
  width: number;
  height: number;
}

const ROW = Math.sqrt(3) / 2;
const RADIUS = 1 / Math.sqrt(3);
/** The corners of a hexagon, clockwise from the top, each before the side that leads to the next. */
const CORNERS: Point[] = [0, 1, 2, 3, 4, 5].map((n) => ({
  x: RADIUS * Math.sin((n * Math.PI) / 3),
  y: -RADIUS * Math.cos((n * Math.PI) / 3),
}));

/** The middle of the hexagon in column q of row r. */
export function middle(q: number, r: number): Point {
  return { x: q + r / 2, y: r * ROW };
}

const short = (value: number) => Number(value.toFixed(3));
const written = (point: Point) => `${short(point.x)} ${short(point.y)}`;
const corner = (at: Point, number: number, size = 1): Point => {
  const { x, y } = CORNERS[number % 6] as Point;
  return { x: at.x + x * size, y: at.y + y * size };
};

/** A hexagon as a path. */
export function hexagon(at: Point, size = 1): string {
  return `M${CORNERS.map((_, number) => written(corner(at, number, size))).join('L')}Z`;
}

/** The line around a group of hexagons: all sides that only one of them has. */
export function outline(group: readonly Point[]): string {
  const next = new Map<string, string[]>();
  const sides = new Set<string>();
  for (const at of group)
    for (let n = 0; n < 6; n++) sides.add(`${written(corner(at, n))}>${written(corner(at, n + 1))}`);
  for (const side of sides) {
    const [from = '', to = ''] = side.split('>');
    if (!sides.has(`${to}>${from}`)) next.set(from, [...(next.get(from) ?? []), to]);
  }
  return [...rings(next)].map((ring) => `M${ring.join('L')}Z`).join('');
}

function* rings(next: Map<string, string[]>): Generator<string[]> {
  for (const [start, ways] of next) {
    while (ways.length) {
      const ring = [start];
      for (let at = ways.pop(); at !== undefined && at !== start; at = next.get(at)?.pop()) ring.push(at);
      yield ring;
    }
  }
}

/** The frame around hexagons. */
export function frame(group: readonly Point[], margin = 0): Frame {
  const xs = group.map(({ x }) => x);
  const ys = group.map(({ y }) => y);
  const left = Math.min(...xs) - 0.5 - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + 0.5 + margin - left,
    height: Math.max(...ys) + RADIUS + margin - top,
  };
}

/** Whether a point lies in one of the hexagons, or not farther than so much beside it. */
export function within(group: readonly Point[], point: Point, beside = 0): boolean {
  return group.some(({ x, y }) => {
    const dx = Math.abs(point.x - x);
    const dy = Math.abs(point.y - y);
    return dx <= 0.5 + beside && dx / 2 + dy * ROW <= 0.5 + beside;
  });
}

/** The middle and the scale of the largest upright box of this shape that the hexagons have room for. */
export function roomiest(group: readonly Point[], wide: number, high: number): Point & { scale: number } {
  const around = frame(group);
  const fits = (x: number, y: number, scale: number) =>
    [-1, -0.5, 0, 0.5, 1].every((across) =>
      [-1, -0.5, 0, 0.5, 1].every((down) =>
        within(group, { x: x + (across * wide * scale) / 2, y: y + (down * high * scale) / 2 }, 0.06),
      ),
    );
  let best = { x: group[0]?.x ?? 0, y: group[0]?.y ?? 0, scale: 0.3 };
  for (let y = around.y; y < around.y + around.height; y += 0.2)
    for (let x = around.x; x < around.x + around.width; x += 0.2)
      while (fits(x, y, best.scale + 0.04)) best = { x, y, scale: best.scale + 0.04 };
  return best;
}

/** The nearest of some points, not farther than so much away. */
export function nearest<T extends Point>(points: readonly T[], to: Point, most: number): T | null {
  let found: T | null = null;
  let least = most;
  for (const one of points) {
    const far = Math.hypot(one.x - to.x, one.y - to.y);
    if (far <= least) [found, least] = [one, far];
  }
  return found;
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Where an arrow key leads from a point: to what is near and not too much off that way. */
export function towards<T extends Point>(points: readonly T[], from: Point, key: string): T | null {
  const way = WAYS[key];
  if (!way) return null;
  let found: T | null = null;
  let least = Infinity;
  for (const one of points) {
    const [dx, dy] = [one.x - from.x, one.y - from.y];
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    if (ahead > 0.1 && ahead + 2 * aside < least) [found, least] = [one, ahead + 2 * aside];
  }
  return found;
}
