/** The session at a table: whose view it shows, and what happens when seats are lost. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { browse, FakeSocket } from './browser';

const TABLE = '9b27sgvrzy';
const LOST = 4408;
const NOT_LET_IN = 4404;
const LONG = 60_000;
const given = (seat: number) => ({ table: TABLE, seat, key: `seat-${seat}`, code: null });
const chair = (seat: number) => ({ seat, kind: 'person', name: '', colour: '', level: null, left: false });
const situation = (yours: number[]) => ({
  type: 'situation',
  yours,
  clocks: null,
  card: { game: 'any', phase: 'running', seats: [0, 1].map(chair) },
});
const shown = (asked: Record<number, unknown>, eyes: (number | null)[]) => ({
  type: 'shown',
  entry: 5,
  since: 0,
  clocks: null,
  chance: null,
  outcome: null,
  sights: eyes.map((eye) => ({ eye, view: {}, told: [], offer: asked[eye ?? -1] ?? null })),
});

beforeEach(() => {
  vi.useFakeTimers();
  browse();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A session that was let in with the keys of these seats and an invitation. */
async function seated(...seats: number[]) {
  const keyring = await import('$web/client/keyring');
  const { TableSession } = await import('$web/play/tableSession.svelte');
  keyring.keepKey(TABLE, 'invite', 'invite');
  keyring.keepSeats(TABLE, seats.map(given));
  const place = new TableSession(TABLE);
  FakeSocket.last.open();
  FakeSocket.last.tell(situation(seats));
  return { place, keys: () => keyring.allKeys(TABLE) };
}

/** The server closes the socket, and the client reconnects. */
function comesAgain(code: number): FakeSocket {
  FakeSocket.last.end(code);
  vi.advanceTimersByTime(LONG);
  FakeSocket.last.open();
  return FakeSocket.last;
}

test('one looks through the eyes of the seat that is asked, then of the last one', async () => {
  const { place } = await seated(0, 1);
  expect(place.eye).toBe(0);
  FakeSocket.last.tell(shown({ 1: { pass: 3 } }, [0, 1]));
  expect([place.owing, place.eye, place.offer]).toEqual([[1], 1, { pass: 3 }]);
  place.unveil();
  FakeSocket.last.tell(shown({}, [0, 1]));
  expect([place.eye, place.offer]).toEqual([1, null]);
});

test('what the house says no to is kept until the next try', async () => {
  const { place } = await seated(0);
  const tried = place.try({ type: 'begin' });
  const { id } = FakeSocket.last.sent.at(-1) ?? {};
  FakeSocket.last.tell({ type: 'refused', id, code: 'not-host', facts: {}, clause: null });
  expect(await tried).toBeNull();
  expect(place.refusal?.code).toBe('not-host');
  void place.try({ type: 'begin' });
  expect(place.refusal).toBeNull();
});

test('a move is awaited until the view that shows it has come', async () => {
  const { place } = await seated(0);
  const offer = { pass: 3, stay: 4 };
  FakeSocket.last.tell(shown({ 0: offer }, [0]));
  place.hand.ask(place.offer);
  const accept = async (entry: number) => {
    const { id } = FakeSocket.last.sent.at(-1) ?? {};
    FakeSocket.last.tell({ type: 'accepted', id, entry });
    await vi.advanceTimersByTimeAsync(0);
  };
  place.hand.pick('pass');
  await accept(5); // entry 5 is yet to be shown
  expect([place.hand.busy, place.hand.targets]).toEqual([true, []]);
  FakeSocket.last.tell({ ...shown({ 0: offer }, [0]), entry: 6 });
  place.hand.ask(place.offer);
  expect([place.hand.busy, place.hand.targets]).toEqual([false, ['pass', 'stay']]);
  place.hand.pick('pass');
  FakeSocket.last.tell({ ...shown({ 0: offer }, [0]), entry: 7 });
  place.hand.ask(place.offer);
  expect(place.hand.targets).toEqual([]); // the client does not know yet whose entry this is
  await accept(6);
  expect(place.hand.targets).toEqual(['pass', 'stay']);
});

test('who gets up comes back without that seat, and is told nothing of a loss', async () => {
  const { place, keys } = await seated(0, 1);
  void place.getUp(1);
  FakeSocket.last.tell({ type: 'done', id: FakeSocket.last.sent.at(-1)?.id });
  expect(comesAgain(LOST).sent[0]).toMatchObject({ type: 'hello', keys: ['seat-0', 'invite'] });
  expect(keys()).toEqual(['seat-0', 'invite']);
  expect([place.refusal, place.line.refusal]).toEqual([null, null]);
});

test('who got up over a line that broke before the answer is told nothing of a refusal', async () => {
  const { place, keys } = await seated(0, 1);
  const tried = place.getUp(1);
  const { id } = FakeSocket.last.sent.at(-1) ?? {};
  const again = comesAgain(LOST);
  again.tell(situation([0]));
  again.tell({ type: 'refused', id, code: 'not-your-seat', facts: {}, clause: null });
  await tried;
  expect([keys(), place.refusal]).toEqual([['seat-0', 'invite'], null]);
});

test('who may not get up keeps his seat', async () => {
  const { place, keys } = await seated(0);
  const tried = place.getUp(0);
  expect(keys()).toEqual(['invite']);
  const { id } = FakeSocket.last.sent.at(-1) ?? {};
  FakeSocket.last.tell({ type: 'refused', id, code: 'already-begun', facts: {}, clause: null });
  await tried;
  expect(keys()).toEqual(['seat-0', 'invite']);
});

test('who has lost a seat comes in with what he has left, and is told so', async () => {
  const { place, keys } = await seated(0);
  const facts = { stale: [0] };
  comesAgain(LOST).tell({ type: 'refused', id: 'hello', code: 'wrong-key', facts, clause: null });
  FakeSocket.last.end(NOT_LET_IN);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: 'hello', keys: ['invite'], seen: 0 });
  FakeSocket.last.tell(situation([]));
  expect(place.line.state).toBe('open');
  expect(place.refusal?.code).toBe('seat-lost');
  expect(keys()).toEqual(['invite']);
});

test('who has nothing left is not let in, and keeps his keys for another try', async () => {
  const { place, keys } = await seated(0);
  const facts = { stale: [0, 1] };
  comesAgain(LOST).tell({ type: 'refused', id: 'hello', code: 'wrong-key', facts, clause: null });
  FakeSocket.last.end(NOT_LET_IN);
  expect([place.line.state, place.line.refusal?.code]).toEqual(['shut', 'seat-lost']);
  expect(keys()).toEqual(['seat-0', 'invite']);
});
