/** The user's session at a table: its WebSocket, the eye whose view is shown, and the hand over the board. */
import * as api from '$web/client/api';
import { preferences } from '$web/client/preferences.svelte';
import { dropSeat, dropStale, keepSeats, seatsOf, allKeys, withKeys } from '$web/client/keyring';
import type { Previewed, Sight } from '$web/client/messages';
import { type Answer, type Asked, type Eye, TableSocket } from '$web/client/socket.svelte';
import { asRefusal, Refusal } from '$web/client/refusal';
import { Hand } from './hand.svelte';
import type { Offer } from './picks';

export class TableSession {
  readonly line: TableSocket;
  readonly hand: Hand;
  /** The server's last refusal, until something else happens. */
  refusal = $state.raw<Refusal | null>(null);
  private chosen = $state<Eye>(null);
  /** The eye for which the handover was confirmed. */
  private alone = $state<Eye>(null);

  constructor(readonly table: string) {
    this.line = new TableSocket(
      table,
      () => allKeys(table),
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

  /** Since when the match is paused, so that nobody decides anything; null if it is not. */
  get paused(): number | null {
    return this.line.situation?.paused ?? null;
  }

  /** The user's seats that have to decide something, or to enter a manual draw. */
  get owing(): number[] {
    if (this.paused !== null) return [];
    const sights = this.line.shown?.sights ?? [];
    const asked = sights.flatMap((sight) => (sight.offer && sight.eye !== null ? [sight.eye] : []));
    const drawer = (this.line.shown?.chance?.facts as { seat?: number } | undefined)?.seat ?? null;
    return drawer !== null && this.yours.includes(drawer) ? [...asked, drawer] : asked;
  }

  /** The eye whose view is shown: a seat that has to act, else the one shown last. */
  get eye(): Eye {
    if (this.chosen !== null && this.owing.includes(this.chosen)) return this.chosen;
    return this.owing[0] ?? this.chosen ?? this.yours[0] ?? null;
  }

  /** Whether players at this screen have secrets, and the next one has not confirmed the handover yet. */
  get isVeiled(): boolean {
    const people = this.yours.filter((seat) => this.seats[seat]?.level === null && !this.seats[seat]?.left);
    const secrets = preferences.games.find((one) => one.name === this.card?.game)?.secrets ?? false;
    return secrets && people.length > 1 && !this.isOver && this.alone !== this.eye;
  }

  /** Confirm the handover: only the player who has to act sees the screen. */
  unveil(): void {
    this.alone = this.chosen = this.eye;
  }

  get sight(): Sight | null {
    return this.line.shown?.sights.find((sight) => sight.eye === this.eye) ?? null;
  }

  get offer(): Offer | null {
    return this.paused === null ? ((this.sight?.offer ?? null) as Offer | null) : null;
  }

  /** All seats that have to decide something. */
  get toAct(): number[] {
    return (this.sight?.view.to_act as number[] | undefined) ?? [];
  }

  get entry(): number {
    return this.line.shown?.entry ?? 0;
  }

  get isOver(): boolean {
    return Boolean(this.line.shown?.outcome);
  }

  /** Send a request; a refusal is kept for the page to show. */
  async try(asked: Asked): Promise<Answer | null> {
    try {
      this.refusal = null;
      return await this.line.ask(asked);
    } catch (error) {
      this.refusal = asRefusal(error);
      return null;
    }
  }

  /** Send a request that adds an entry; whether it was accepted, and is yet to be shown. */
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

  /** Leave a seat before the match. Its key is dropped first: otherwise this would look like a lost seat. */
  async getUp(seat: number): Promise<void> {
    const given = dropSeat(this.table, seat);
    if (await this.try({ type: 'get-up', seat })) return this.line.renew();
    if (this.yours.includes(seat)) keepSeats(this.table, given);
    else this.refusal = null; // the connection broke before the answer: it was done, and the retry was refused
  }

  /** Drop stale keys; if a seat was among them, the user is told. */
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

  /** The user's seat with the latest decision, which may be undone, whoever has to act by now. */
  get regretting(): Eye {
    const decided = (this.line.shown?.sights ?? []).filter((sight) => sight.decided !== null);
    return decided.sort((a, b) => (b.decided ?? 0) - (a.decided ?? 0))[0]?.eye ?? null;
  }

  /** Undo the user's last decision; a mistyped manual draw belongs to chance (seat -1). */
  async back(seat = this.regretting): Promise<boolean> {
    return seat !== null && this.enter({ type: 'take-back', seat, seen: this.entry });
  }

  private async preview(action: number): Promise<Previewed> {
    return (await this.line.ask({ type: 'preview', seat: this.eye ?? 0, move: action })) as Previewed;
  }
}
