/** The replay of a record: its frames as one eye sees them, fetched a few at a time, and the current position. */
import type { Frame, Sitting, Told, Viewed } from '$web/client/messages';
import { asRefusal, type Refusal } from '$web/client/refusal';
import { replay } from '$web/client/apiStudy';
import { lastTurn, missing, nextTurn, within } from './steps';

export type Eye = number | null;
const MARK = '~';
export const PACES = { slow: 1800, usual: 900, fast: 350 };
export type Pace = keyof typeof PACES;

export class ReplayPlayer {
  at = $state(0);
  eye = $state<Eye>(null);
  running = $state(false);
  pace = $state<Pace>('usual');
  refusal = $state.raw<Refusal | null>(null);
  private seen = $state.raw<(Frame | undefined)[]>([]);
  private readonly bySeat = new Map<Eye, (Frame | undefined)[]>();
  private fetching = false;
  private before = -1;
  private timer: number | undefined;

  private constructor(
    readonly record: string,
    readonly about: Viewed,
    readonly seats: Sitting[],
    eye: Eye,
  ) {
    this.eye = eye;
    this.take(eye, about.frames);
    this.at = about.turns[0] ?? about.entries;
    void this.fetch();
  }

  /** Open a record, seen from a seat; refused where it is invalid. */
  static async open(record: string, eye: number, seats?: Sitting[]): Promise<ReplayPlayer> {
    const about = await replay(record, eye, 0);
    return new ReplayPlayer(record, about, seats ?? about.seats.map(seated), eye);
  }

  get last(): number {
    return this.about.entries;
  }

  /** The current frame; null while it is being fetched. */
  get frame(): Frame | null {
    return this.seen[this.at] ?? null;
  }

  /** The events of this step, for animation, if the step before it was shown last. */
  get moved(): Told[] {
    return this.before === this.at - 1 ? (this.frame?.told ?? []) : [];
  }

  /** All events up to here. */
  get told(): Told[] {
    return this.seen.slice(0, this.at + 1).flatMap((frame) => frame?.told ?? []);
  }

  go(at: number): void {
    this.before = this.at;
    this.at = within(at, this.last);
    if (this.at === this.last) this.pause();
    if (!this.frame) void this.fetch();
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  turn(forward: boolean): void {
    this.go(forward ? nextTurn(this.about.turns, this.at, this.last) : lastTurn(this.about.turns, this.at));
  }

  look(eye: Eye): void {
    this.eye = eye;
    this.before = -1;
    this.seen = this.bySeat.get(eye) ?? [];
    void this.fetch();
  }

  play(): void {
    if (this.at === this.last) this.go(0);
    else if (!this.frame) void this.fetch();
    this.running = true;
    this.tick();
  }

  pause(): void {
    this.running = false;
    window.clearTimeout(this.timer);
  }

  private tick(): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      if (this.frame) this.step(1);
      if (this.running) this.tick();
    }, PACES[this.pace]);
  }

  /** Fetch missing frames, from the current position on; one request at a time. */
  private async fetch(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      for (;;) {
        const eye = this.eye;
        const from = missing(this.bySeat.get(eye) ?? [], this.at, this.last + 1);
        if (from === null) break;
        this.take(eye, (await replay(this.record, eye, from)).frames);
      }
      this.refusal = null;
    } catch (error) {
      this.refusal = asRefusal(error);
      this.pause();
    } finally {
      this.fetching = false;
    }
  }

  private take(eye: Eye, frames: Frame[]): void {
    const all = [...(this.bySeat.get(eye) ?? [])];
    for (const frame of frames) all[frame.entry] = frame;
    this.bySeat.set(eye, all);
    if (eye === this.eye) this.seen = all;
  }
}

/** A seat of the match, as far as a record tells. */
function seated(name: string, seat: number): Sitting {
  const level = name.startsWith(MARK) ? name.slice(MARK.length) : null;
  return {
    seat,
    kind: level === null ? 'person' : 'bot',
    name: level === null ? name : '',
    colour: '',
    level,
    present: true,
    left: false,
  };
}
