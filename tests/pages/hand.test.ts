import { expect, test } from 'vitest';

import { Hand } from '$web/play/hand.svelte';

/** A hand whose moves are answered by the test. */
function held() {
  let answer: (done: boolean) => void = () => undefined;
  let count = 0;
  const hand = new Hand({
    preview: async () => ({ type: 'previewed', id: '', events: [], view: null }),
    play: () => {
      count += 1;
      return new Promise<boolean>((kept) => (answer = kept));
    },
    back: async () => false,
  });
  hand.ask({ a: 1, b: { c: 2, d: 3 } });
  const answered = async (done: boolean) => {
    answer(done);
    await new Promise((rest) => setTimeout(rest));
  };
  return { hand, answered, played: () => count };
}

test('a move that was done leaves nothing to pick until the next question', async () => {
  const { hand, answered } = held();
  hand.pick('a');
  expect(hand.targets).toEqual([]);
  await answered(true);
  expect(hand.targets).toEqual([]);
  hand.ask({ e: 4 });
  expect(hand.targets).toEqual(['e']);
});

test('a move that was refused can be chosen anew', async () => {
  const { hand, answered } = held();
  hand.pick('a');
  await answered(false);
  expect(hand.targets).toEqual(['a', 'b']);
});

test('news of the table around a match leave nothing to pick while a move is on its way', async () => {
  const { hand, answered } = held();
  const offer = hand.offer;
  hand.pick('a');
  hand.ask(offer);
  expect([hand.busy, hand.targets]).toEqual([true, []]);
  await answered(true);
  hand.ask(offer);
  expect([hand.busy, hand.targets]).toEqual([true, []]);
});

test('the same question asked again leaves nothing to pick until the move in answer to it is answered', async () => {
  const { hand, answered } = held();
  hand.pick('a');
  hand.ask({ a: 1, b: { c: 2, d: 3 } });
  expect(hand.targets).toEqual([]);
  await answered(false); // the offer after the move looks the same, and came before the answer
  expect(hand.targets).toEqual(['a', 'b']);
});

test('a move that leads to the same question can be followed by another one', async () => {
  const { hand, answered } = held();
  hand.pick('a');
  await answered(true);
  hand.ask({ a: 1, b: { c: 2, d: 3 } });
  expect(hand.targets).toEqual(['a', 'b']);
});

test('one move at a time is played, however often it is confirmed', async () => {
  const { hand, played } = held();
  hand.take(1, true);
  void hand.play(1);
  void hand.play(1);
  expect(played()).toBe(1);
});

test('what is picked for the next question stays when the last one is answered late', async () => {
  const { hand, answered } = held();
  hand.pick('a');
  hand.ask({ b: { c: 2, d: 3 } });
  hand.pick('b');
  await answered(true);
  expect(hand.picked).toEqual(['b']);
  expect(hand.targets).toEqual(['c', 'd']);
});
