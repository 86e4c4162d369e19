/** Where the points of a tile are written: beside it, where they hide least of what brings them. */
import { type Honeycomb, type Point, SIZE, WIDTH } from './cells';
import type { Scored } from '../view';

/** The middle of the upper edge of a label of this size near these points. */
export function beside(
  near: readonly Point[],
  width: number,
  height: number,
  scored: readonly Scored[],
  comb: Honeycomb,
): Point {
  const xs = near.map((point) => point.x);
  const ys = near.map((point) => point.y);
  const middle = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  const sideways = SIZE * 1.15 + width / 2;
  const above = Math.min(...ys) - SIZE * 1.2 - height;
  const below = Math.max(...ys) + SIZE * 1.2;
  const right = Math.max(...xs) + sideways;
  const left = Math.min(...xs) - sideways;
  const level = middle.y - height / 2;
  const places = [above, below].flatMap((y) =>
    [middle.x, middle.x + width / 2, middle.x - width / 2].map((x) => ({ x, y })),
  );
  places.push({ x: right, y: level }, { x: left, y: level });
  const runs = scored.flatMap((half) => half.runs.flatMap((run) => run.cells));
  const lit = runs.flatMap((name) => comb.named.get(name) ?? []);
  const worth = (place: Point) =>
    outside(place, width, height, comb) + hidden(place, width, height, [...lit, ...near]);
  return places.reduce((best, place) => (worth(place) < worth(best) ? place : best));
}

function hidden(place: Point, width: number, height: number, points: readonly Point[]): number {
  const reach = SIZE * 0.7;
  return points.filter(
    ({ x, y }) =>
      Math.abs(x - place.x) < width / 2 + reach && y > place.y - reach && y < place.y + height + reach,
  ).length;
}

const DEAR = 1000; // what sticks out of the drawing outweighs all else

/** How far a label sticks out of the drawing, as a penalty. */
function outside(place: Point, width: number, height: number, comb: Honeycomb): number {
  const edge = WIDTH * (comb.radius + 1);
  const roof = edge * 0.86;
  const out = [Math.abs(place.x) + width / 2 - edge, -roof - place.y, place.y + height - roof];
  return DEAR * Math.max(0, ...out);
}
