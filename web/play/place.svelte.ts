/** My place at a table: the line to it, the eye I look from, and my hand over the board. */
import type { Previewed, Sight } from '$web/house/messages';
import { shown as keysShown } from '$web/house/keyring';
import { type Eye, Line } from '$web/house/line.svelte';
import { asRefusal, type Refusal } from '$web/house/refusal';
import { Hand } from './hand.svelte';
import type { Offer } from './picks';

export class Place {
  readonly line: Line;
  readonly hand: Hand;
  /** What the house last said no to, until something else happens. */
  refusal = $state.raw<Refusal | null>(null);
  private chosen = $state<Eye>(null);

  constructor(readonly table: string) {
    this.line = new Line(table, () => keysShown(table));
    this.hand = new Hand({
      preview: (action) => this.preview(action),
      play: (action) => this.play(action),
      back: () => this.back(),
    });
  }

  get card() {
    return this.line.situation?.card ?? null;
  }

  get seats() {
    return this.card?.seats ?? [];
  }

  get yours(): number[] {
    return this.line.situation?.yours ?? [];
  }

  /** The seats of mine at which I am to decide something. */
  get owing(): number[] {
    const sights = this.line.shown?.sights ?? [];
    return sights.flatMap((sight) => (sight.offer && sight.eye !== null ? [sight.eye] : []));
  }

  /** The eye I look from: that of a seat which owes something, else the one I looked from last. */
  get eye(): Eye {
    if (this.chosen !== null && this.owing.includes(this.chosen)) return this.chosen;
    return this.owing[0] ?? this.chosen ?? this.yours[0] ?? null;
  }

  look(eye: Eye): void {
    this.chosen = eye;
  }

  get sight(): Sight | null {
    return this.line.shown?.sights.find((sight) => sight.eye === this.eye) ?? null;
  }

  get offer(): Offer | null {
    return (this.sight?.offer ?? null) as Offer | null;
  }

  /** All seats that are to decide something. */
  get toAct(): number[] {
    return (this.sight?.view.to_act as number[] | undefined) ?? [];
  }

  get entry(): number {
    return this.line.shown?.entry ?? 0;
  }

  get isOver(): boolean {
    return Boolean(this.line.shown?.outcome);
  }

  /** Ask for something, and keep what the house says no to where everybody can read it. */
  async try(asked: Parameters<Line['ask']>[0]): Promise<boolean> {
    try {
      this.refusal = null;
      await this.line.ask(asked);
      return true;
    } catch (error) {
      this.refusal = asRefusal(error);
      return false;
    }
  }

  private async play(action: number): Promise<void> {
    if (this.eye === null) return;
    await this.try({ type: 'play', seat: this.eye, seen: this.entry, move: action });
  }

  private async back(): Promise<void> {
    if (this.eye === null) return;
    await this.try({ type: 'take-back', seat: this.eye, seen: this.entry });
  }

  private async preview(action: number): Promise<Previewed> {
    return (await this.line.ask({ type: 'preview', seat: this.eye ?? 0, move: action })) as Previewed;
  }
}
