import { expect, test } from 'vitest';

import { Hand } from '$web/play/hand.svelte';

/** A hand whose moves are answered when the test says so. */
function held() {
  let answer: (done: boolean) => void = () => undefined;
  const hand = new Hand({
    preview: async () => ({ type: 'previewed', id: '', events: [], view: null }),
    play: () => new Promise<boolean>((kept) => (answer = kept)),
    back: async () => undefined,
  });
  hand.ask({ a: 1, b: { c: 2, d: 3 } });
  const answered = async (done: boolean) => {
    answer(done);
    await new Promise((rest) => setTimeout(rest));
  };
  return { hand, answered };
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

test('what is picked for the next question stays when the last one is answered late', async () => {
  const { hand, answered } = held();
  hand.pick('a');
  hand.ask({ b: { c: 2, d: 3 } });
  hand.pick('b');
  await answered(true);
  expect(hand.picked).toEqual(['b']);
  expect(hand.targets).toEqual(['c', 'd']);
});
