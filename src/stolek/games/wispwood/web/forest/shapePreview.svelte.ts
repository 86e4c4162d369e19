/** The shape that hangs over a forest before it is laid: where its wisp is, and how its trees lie around it. */
import { beside, flipped, nearest, shifted, turned } from './cells';

export type Ways = Record<string, string[]>;

/** A lay to begin with: the one that fits in most places, there as near to the middle as can be. */
export function start(ways: Ways, middle: string): { at: string; lay: string } | null {
  const places = new Map<string, string[]>();
  for (const [at, lays] of Object.entries(ways))
    for (const lay of lays) places.set(lay, [...(places.get(lay) ?? []), at]);
  const best = [...places].sort(([, one], [, other]) => other.length - one.length)[0];
  if (!best) return null;
  return { lay: best[0], at: nearest(best[1], middle) ?? middle };
}

export class Hanging {
  at = $state('');
  lay = $state('');
  /** A taken wisp whose cell is settled stays there; only its trees can be turned. */
  pinned = $state(false);

  constructor(readonly ways: Ways) {}

  get fits(): boolean {
    return this.ways[this.at]?.includes(this.lay) ?? false;
  }

  /** Where it could be laid as it hangs now. */
  get places(): string[] {
    return Object.keys(this.ways).filter((at) => this.ways[at]?.includes(this.lay));
  }

  to(at: string): void {
    if (!this.pinned) this.at = at;
  }

  by(rows: number, columns: number): void {
    const next = beside(this.at, rows, columns);
    if (next) this.to(next);
  }

  turn(): void {
    this.lay = turned(this.lay);
  }

  flip(): void {
    this.lay = flipped(this.lay);
  }

  /** The wisp goes to the next cell of the shape; the shape stays where it is. */
  shift(): void {
    const { lay, by } = shifted(this.lay);
    const next = this.pinned ? this.at : beside(this.at, by.row, by.column);
    if (!next) return;
    this.lay = lay;
    this.at = next;
  }

  /** Where it does not fit as it is, turn it until it does: turned first, then mirrored, then around another cell. */
  ease(): void {
    const fitting = this.ways[this.at] ?? [];
    if (!fitting.length || fitting.includes(this.lay)) return;
    let lay = this.lay;
    for (let around = 0; around < 4; around++) {
      for (let side = 0; side < 2; side++) {
        for (let quarter = 0; quarter < 4; quarter++) {
          if (fitting.includes(lay)) {
            this.lay = lay;
            return;
          }
          lay = turned(lay);
        }
        lay = flipped(lay);
      }
      lay = shifted(lay).lay;
    }
  }
}
