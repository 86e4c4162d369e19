/** My place at a table: the line to it, the eye I look from, and my hand over the board. */
import * as api from '$web/client/api';
import { home } from '$web/client/preferences.svelte';
import { dropSeat, dropStale, keepSeats, seatsOf, shown as keysShown, withKeys } from '$web/client/keyring';
import type { Previewed, Sight } from '$web/client/messages';
import { type Answer, type Asked, type Eye, Line } from '$web/client/socket.svelte';
import { asRefusal, Refusal } from '$web/client/refusal';
import { Hand } from './hand.svelte';
import type { Offer } from './picks';

export class Place {
  readonly line: Line;
  readonly hand: Hand;
  /** What the house last said no to, until something else happens. */
  refusal = $state.raw<Refusal | null>(null);
  private chosen = $state<Eye>(null);
  /** Who has said that nobody else looks. */
  private alone = $state<Eye>(null);

  constructor(readonly table: string) {
    this.line = new Line(
      table,
      () => keysShown(table),
      (keys, refusal) => this.without(keys, refusal),
    );
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

  /** Since when there is a break, in which nobody decides anything; null if there is none. */
  get paused(): number | null {
    return this.line.situation?.paused ?? null;
  }

  /** The seats of mine at which I am to decide something, or to draw from a real box. */
  get owing(): number[] {
    if (this.paused !== null) return [];
    const sights = this.line.shown?.sights ?? [];
    const asked = sights.flatMap((sight) => (sight.offer && sight.eye !== null ? [sight.eye] : []));
    const drawer = (this.line.shown?.chance?.facts as { seat?: number } | undefined)?.seat ?? null;
    return drawer !== null && this.yours.includes(drawer) ? [...asked, drawer] : asked;
  }

  /** The eye I look from: that of a seat which owes something, else the one I looked from last. */
  get eye(): Eye {
    if (this.chosen !== null && this.owing.includes(this.chosen)) return this.chosen;
    return this.owing[0] ?? this.chosen ?? this.yours[0] ?? null;
  }

  /** Whether people at this screen have secrets from each other, and the one who is asked has not sat down yet. */
  get isVeiled(): boolean {
    const people = this.yours.filter((seat) => this.seats[seat]?.level === null && !this.seats[seat]?.left);
    const secrets = home.games.find((one) => one.name === this.card?.game)?.secrets ?? false;
    return secrets && people.length > 1 && !this.isOver && this.alone !== this.eye;
  }

  /** The one who is asked sits before the screen, and nobody else looks. */
  unveil(): void {
    this.alone = this.chosen = this.eye;
  }

  get sight(): Sight | null {
    return this.line.shown?.sights.find((sight) => sight.eye === this.eye) ?? null;
  }

  get offer(): Offer | null {
    return this.paused === null ? ((this.sight?.offer ?? null) as Offer | null) : null;
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
  async try(asked: Asked): Promise<Answer | null> {
    try {
      this.refusal = null;
      return await this.line.ask(asked);
    } catch (error) {
      this.refusal = asRefusal(error);
      return null;
    }
  }

  /** Ask for something that adds to the match; whether that was done, and is yet to be shown. */
  private async enter(asked: Asked): Promise<boolean> {
    const answer = await this.try(asked);
    return answer?.type === 'accepted' && (answer.entry ?? -1) >= this.entry;
  }

  /** Take a free seat. */
  async sit(seat: number): Promise<void> {
    this.refusal = null;
    try {
      keepSeats(this.table, [await withKeys(this.table, (keys) => api.sitDown(this.table, seat, keys))]);
      this.line.renew();
    } catch (error) {
      this.refusal = asRefusal(error);
    }
  }

  /** Leave a seat before the match: its key opens nothing then, and nobody has taken it from me. */
  async getUp(seat: number): Promise<void> {
    const given = dropSeat(this.table, seat);
    if (await this.try({ type: 'get-up', seat })) return this.line.renew();
    if (this.yours.includes(seat)) keepSeats(this.table, given);
    else this.refusal = null; // the line broke before the answer: it was done, and could not be done again
  }

  /** Come without keys that open nothing any more; I am told if a seat was among them. */
  private without(keys: string[], refusal: Refusal): boolean {
    const before = seatsOf(this.table).length;
    const others = dropStale(this.table, keys, refusal);
    if (others && seatsOf(this.table).length < before) this.refusal = new Refusal('seat-lost');
    return others;
  }

  private async play(action: number): Promise<boolean> {
    if (this.eye === null) return false;
    return this.enter({ type: 'play', seat: this.eye, seen: this.entry, move: action });
  }

  /** The seat of mine that has decided something last, which may be taken back, whoever is asked by now. */
  get regretting(): Eye {
    const decided = (this.line.shown?.sights ?? []).filter((sight) => sight.decided !== null);
    return decided.sort((a, b) => (b.decided ?? 0) - (a.decided ?? 0))[0]?.eye ?? null;
  }

  /** Take back my last decision; a mistyped draw from a real box is fortune's (seat -1). */
  async back(seat = this.regretting): Promise<boolean> {
    return seat !== null && this.enter({ type: 'take-back', seat, seen: this.entry });
  }

  private async preview(action: number): Promise<Previewed> {
    return (await this.line.ask({ type: 'preview', seat: this.eye ?? 0, move: action })) as Previewed;
  }
}
