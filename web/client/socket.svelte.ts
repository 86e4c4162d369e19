/**
 * The WebSocket of a table. It reconnects by itself, with exponential backoff, and tells the server in its hello
 * message what was seen so far.
 *
 * A request that was pending when the connection broke is retried with the same id; the server does it only once.
 */
import type { ClockFace, Message, Request, Shown, Situation, Spoken, Told } from './messages';
import { Refusal } from './refusal';

export type Eye = number | null;
export type SocketState = 'calling' | 'open' | 'cut' | 'shut';
export type Answer = Extract<Message, { id: string | null }>;
export type Asked = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never;

interface Waiting {
  text: string;
  kept: (answer: Answer) => void;
  failed: (refusal: Refusal) => void;
}

/** What the clocks show, and the local time at which the server said so: they run on from there. */
export interface Clocks {
  face: ClockFace;
  at: number;
}

const HELLO = 'hello';
const NOT_LET_IN = 4404;
const LOST = 4408;
const PING_EVERY = 20_000;
const PATIENCE = 10_000;
const LONGEST_PAUSE = 8_000;
const STEADY = 5_000;

export class TableSocket {
  state = $state<SocketState>('calling');
  /** Why the server refuses us, until it lets us in. */
  refusal = $state.raw<Refusal | null>(null);
  situation = $state.raw<Situation | null>(null);
  shown = $state.raw<Shown | null>(null);
  /** All events shown to each eye since the beginning. */
  told = $state.raw<Map<Eye, Told[]>>(new Map());
  remarks = $state.raw<Spoken[]>([]);
  clocks = $state.raw<Clocks | null>(null);

  /** When the last message came. */
  private heardAt = 0;
  private socket: WebSocket | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private pause = 0;
  private isGone = false;
  /** The keys that the last hello message has sent. */
  private tried: string[] = [];
  /** When the connection was opened. */
  private openedAt = Infinity;
  /** Whether the server closed with code LOST: a seat was taken from us, or we were too slow to read. */
  private isLost = false;
  private timer: number | undefined;
  private watch: number | undefined;

  constructor(
    readonly table: string,
    private readonly keys: () => string[],
    /** Called with keys that were refused; returns whether to reconnect with other ones. */
    private readonly refuse: (keys: string[], refusal: Refusal) => boolean = () => false,
  ) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.call();
  }

  /** Send a request; resolves to the answer, or rejects with a Refusal. */
  ask(asked: Asked): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`;
    const text = JSON.stringify({ ...asked, id });
    return new Promise((kept, failed) => {
      if (this.state === 'shut') return failed(this.refusal ?? new Refusal('no-answer'));
      this.waiting.set(id, { text, kept, failed });
      if (this.state === 'open') this.socket?.send(text);
    });
  }

  /** Close for good, without reconnecting. */
  close(): void {
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.isGone = true;
    this.end(null);
    this.drop();
  }

  /** Reconnect with other keys. */
  renew(): void {
    if (this.isGone) return;
    this.refusal = null;
    this.shown = null;
    this.told = new Map();
    this.remarks = [];
    this.pause = 0;
    this.isLost = false;
    this.state = 'calling';
    this.drop();
    this.call();
  }

  /** Why no messages come: a refusal, or a lost connection. */
  get trouble(): Refusal | null {
    return this.refusal ?? (this.state === 'cut' ? new Refusal('no-answer') : null);
  }

  /** Reconnect now instead of waiting for the next retry. */
  readonly hurry = (): void => {
    if (this.state === 'cut' && document.visibilityState === 'visible') this.call();
  };

  private call(): void {
    window.clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.socket = socket;
    socket.onopen = () => (this.socket === socket ? this.greet(socket) : socket.close());
    socket.onmessage = (event) => this.socket === socket && this.hear(JSON.parse(event.data as string));
    socket.onclose = (event) => this.socket === socket && this.broken(event.code);
  }

  private greet(socket: WebSocket): void {
    const seen = this.shown?.entry ?? 0;
    const heard = (this.remarks.at(-1)?.number ?? -1) + 1;
    this.tried = this.keys();
    socket.send(JSON.stringify({ type: 'hello', id: HELLO, keys: this.tried, seen, heard }));
    this.state = 'open';
    this.openedAt = Date.now();
    for (const { text } of this.waiting.values()) socket.send(text);
    this.listenForLife();
  }

  private hear(message: Message): void {
    this.heardAt = Date.now();
    if (message.type === 'situation') this.welcomed(message);
    else if (message.type === 'shown') this.see(message);
    else if (message.type === 'said') this.remarks = [...this.remarks, ...message.remarks];
    else if (message.type === 'refused' && (message.id === null || message.id === HELLO))
      this.refusal = refused(message);
    else this.answered(message);
  }

  private welcomed(situation: Situation): void {
    this.refusal = null;
    this.isLost = false;
    this.situation = situation;
    this.setClocks(situation.clocks);
  }

  private setClocks(face: ClockFace | null): void {
    this.clocks = face && { face, at: Date.now() };
  }

  private see(shown: Shown): void {
    this.setClocks(shown.clocks);
    const told = new Map<Eye, Told[]>();
    for (const sight of shown.sights) {
      const before = shown.since === 0 ? [] : (this.told.get(sight.eye) ?? []);
      told.set(sight.eye, [...before, ...sight.told]);
    }
    this.told = told;
    this.shown = shown;
  }

  private answered(answer: Answer): void {
    const id = answer.id ?? '';
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (answer.type === 'refused') waiting.failed(refused(answer));
    else waiting.kept(answer);
  }

  private broken(code: number): void {
    window.clearInterval(this.watch);
    if (code === NOT_LET_IN) return this.turnedAway(this.refusal ?? new Refusal('no-answer'));
    this.isLost ||= code === LOST;
    this.state = 'cut';
    // Exponential backoff with jitter. Only a connection that was steady resets it: a server that closes at once
    // needs time.
    if (Date.now() - this.openedAt > STEADY) this.pause = 0;
    this.openedAt = Infinity;
    this.pause = Math.min(this.pause * 2 + 300, LONGEST_PAUSE);
    this.timer = window.setTimeout(() => this.call(), this.pause * (0.7 + 0.6 * Math.random()));
  }

  /** Access denied: reconnect with other keys, or give up. After close code LOST, a wrong key is a lost seat. */
  private turnedAway(refusal: Refusal): void {
    if (this.refuse(this.tried, refusal)) return this.renew();
    const isSeatLost = this.isLost && this.situation?.yours.length && refusal.code === 'wrong-key';
    this.end(isSeatLost ? new Refusal('seat-lost') : refusal);
  }

  private end(refusal: Refusal | null): void {
    window.clearTimeout(this.timer);
    window.clearInterval(this.watch);
    this.state = 'shut';
    this.refusal = refusal;
    for (const { failed } of this.waiting.values()) failed(refusal ?? new Refusal('no-answer'));
    this.waiting.clear();
  }

  /** A connection may be dead without a close event: ping regularly, and reconnect when the answer times out. */
  private listenForLife(): void {
    window.clearInterval(this.watch);
    this.watch = window.setInterval(() => {
      const asked = Date.now();
      void this.ask({ type: 'ping' }).catch(() => undefined);
      window.setTimeout(() => this.heardAt < asked && this.state === 'open' && this.hangUp(), PATIENCE);
    }, PING_EVERY);
  }

  private hangUp(): void {
    this.drop();
    this.broken(0);
  }

  /** Drop the socket and ignore its close event. One that is still connecting is closed when it opens. */
  private drop(): void {
    const old = this.socket;
    this.socket = null;
    if (old?.readyState === WebSocket.OPEN) old.close();
  }
}

function refused(answer: Extract<Message, { type: 'refused' }>): Refusal {
  return new Refusal(answer.code, answer.facts ?? {}, answer.clause ?? null);
}
