/** Where on a drawing somebody points. */
import { nearest, type Point } from './hexes';

const FINGER = 24; // pixels
const BESIDE = 0.7;

/** A finger is broader than a cell: of some points the one nearest to where it came down is meant. */
export function meant<T extends Point>(
  svg: SVGSVGElement | undefined,
  event: MouseEvent,
  points: readonly T[],
): T | null {
  const matrix = svg?.getScreenCTM();
  if (!matrix) return null;
  const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return nearest(points, at, Math.max(BESIDE, FINGER / matrix.a));
}
