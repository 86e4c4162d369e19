/** The WebSocket of a table: it reconnects by itself until it is closed. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { TableSocket } from '$web/client/socket.svelte';
import { browse, FakeSocket } from './browser';

const LONG = 60_000;
const situation = (more = {}) => ({ type: 'situation', yours: [], clocks: null, ...more });
const face = (left: number) => ({ at: 0, left: [left], running: [0] });
const refused = (id: string | null, code: string) => ({ type: 'refused', id, code, facts: {}, clause: null });

let window: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  window = browse();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A socket to which the server has answered. */
function connected(keys: string[] = [], yours: number[] = []): TableSocket {
  const line = new TableSocket('table', () => keys);
  FakeSocket.last.open();
  FakeSocket.last.tell(situation({ yours }));
  return line;
}

test('a line that was cut calls again and says what it has seen', () => {
  const line = connected(['key']);
  FakeSocket.last.tell({ type: 'shown', entry: 7, since: 0, sights: [], clocks: null });
  FakeSocket.last.end(1006);
  expect(line.state).toBe('cut');
  vi.advanceTimersByTime(LONG);
  FakeSocket.last.open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', keys: ['key'], seen: 7 });
});

test('who has gone does not come back', () => {
  const line = connected();
  line.close();
  vi.advanceTimersByTime(LONG);
  window.dispatchEvent(new Event('online'));
  line.renew(); // a seat was granted after the user had left
  expect(line.state).toBe('shut');
  expect(FakeSocket.all).toHaveLength(1);
});

test('who goes before the line is open is not seen at the table', () => {
  const line = new TableSocket('table', () => []);
  line.close();
  FakeSocket.last.open();
  vi.advanceTimersByTime(LONG);
  expect(FakeSocket.all.map((socket) => [socket.readyState, socket.sent])).toEqual([[3, []]]);
});

test('of two calls at once only the later one is answered', () => {
  const line = connected();
  FakeSocket.last.end(1006);
  line.hurry();
  const [, slow] = FakeSocket.all;
  line.hurry();
  FakeSocket.last.open();
  slow?.open();
  vi.advanceTimersByTime(1);
  expect(FakeSocket.all.map((socket) => socket.readyState)).toEqual([3, 3, FakeSocket.OPEN]);
  expect(line.state).toBe('open');
});

test('what was asked when the line broke is asked once more, as it was', async () => {
  const line = connected();
  const answer = line.ask({ type: 'begin' });
  const asked = FakeSocket.last.sent.at(-1);
  FakeSocket.last.end(1006);
  vi.advanceTimersByTime(LONG);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent.at(-1)).toEqual(asked);
  FakeSocket.last.tell({ type: 'done', id: asked?.id });
  await expect(answer).resolves.toMatchObject({ type: 'done' });
});

test('a line without a sign of life is hung up', () => {
  const line = connected();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'ping' });
  vi.advanceTimersByTime(10_000);
  expect(line.state).toBe('cut');
});

test('clocks are told by the house alone: nothing else that comes sets them back', () => {
  const line = connected();
  FakeSocket.last.tell(situation({ clocks: face(30_000) }));
  const told = line.clocks;
  vi.advanceTimersByTime(5_000);
  FakeSocket.last.tell({ type: 'said', remarks: [] });
  FakeSocket.last.tell({ type: 'done', id: 'anything' });
  expect(line.clocks).toBe(told);
  FakeSocket.last.tell({ type: 'shown', entry: 1, since: 0, sights: [], clocks: face(20_000) });
  expect(line.clocks).toMatchObject({ face: face(20_000), at: Number(told?.at) + 5_000 });
  FakeSocket.last.tell(situation({ clocks: face(10_000) }));
  expect(line.clocks?.face.left).toEqual([10_000]);
});

test('a house that has no room says so until it lets us in', () => {
  const line = new TableSocket('table', () => []);
  expect(line.trouble).toBeNull();
  FakeSocket.last.open();
  FakeSocket.last.tell(refused(null, 'too-many-sockets'));
  FakeSocket.last.end(4429);
  expect(line.trouble?.code).toBe('too-many-sockets');
  line.hurry();
  FakeSocket.last.open();
  expect(line.trouble?.code).toBe('too-many-sockets');
  FakeSocket.last.tell(situation());
  expect(line.trouble).toBeNull();
});

test('a house that has no room is called less and less often', () => {
  const line = new TableSocket('table', () => []);
  for (let call = 0; call < 8; call += 1) {
    FakeSocket.last.open();
    FakeSocket.last.tell(refused(null, 'too-many-sockets'));
    FakeSocket.last.end(4429);
    vi.advanceTimersByTime(call < 7 ? LONG : 5_000);
  }
  expect(FakeSocket.all).toHaveLength(8);
  line.close();
});

test('a line that never comes is told as one', () => {
  const line = new TableSocket('table', () => []);
  FakeSocket.last.end(1006);
  expect(line.trouble?.code).toBe('no-answer');
});

test('a key that opens nothing is a lost seat only right after the house has let go of it', () => {
  const line = connected(['key'], [0]);
  const turnedAway = () => {
    line.hurry();
    FakeSocket.last.open();
    FakeSocket.last.tell(refused('hello', 'wrong-key'));
    FakeSocket.last.end(4404);
    return line.refusal?.code;
  };
  FakeSocket.last.end(4408);
  expect(turnedAway()).toBe('seat-lost');
  line.renew();
  FakeSocket.last.open();
  FakeSocket.last.tell(situation({ yours: [0] }));
  FakeSocket.last.end(1006);
  expect(turnedAway()).toBe('wrong-key');
});

test('who only looked on has lost no seat', () => {
  const line = connected(['key']);
  FakeSocket.last.end(4408);
  line.hurry();
  FakeSocket.last.open();
  FakeSocket.last.tell(refused('hello', 'wrong-key'));
  FakeSocket.last.end(4404);
  expect(line.refusal?.code).toBe('wrong-key');
});

test('what is asked of a closed line is refused', async () => {
  const line = connected();
  const asked = line.ask({ type: 'begin' });
  line.close();
  await expect(asked).rejects.toMatchObject({ code: 'no-answer' });
  await expect(line.ask({ type: 'begin' })).rejects.toMatchObject({ code: 'no-answer' });
});

/** The socket opens, a situation arrives, and after a while the server closes it. */
function visit(held: number, code: number): void {
  FakeSocket.last.open();
  FakeSocket.last.tell(situation());
  vi.advanceTimersByTime(held);
  FakeSocket.last.end(code);
}

/** How long it takes until the client reconnects. */
function pause(): number {
  const before = FakeSocket.all.length;
  for (let waited = 0; waited <= 20_000; waited += 10) {
    if (FakeSocket.all.length > before) return waited;
    vi.advanceTimersByTime(10);
  }
  return Infinity;
}

test('a house that closes the line at once, again and again, is called less and less often', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  new TableSocket('table', () => []);
  const pauses = Array.from({ length: 7 }, () => (visit(100, 1011), pause()));
  expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
  expect(pauses[0]).toBeLessThan(400);
  expect(pauses.at(-1)).toBe(8_000);
});

test('a line that has held for a while is called again at once', () => {
  new TableSocket('table', () => []);
  for (let time = 0; time < 4; time++) {
    visit(100, 1011);
    pause();
  }
  visit(10_000, 1006);
  expect(pause()).toBeLessThan(500);
});
