import { expect, test } from 'vitest';

import { Hand } from '../../web/play/hand.svelte';

test('a hand is busy until the next question, or until the house has said no', async () => {
  const answers: ((accepted: boolean) => void)[] = [];
  const hand = new Hand({
    preview: () => Promise.reject(new Error('not asked for')),
    play: () => new Promise((resolve) => answers.push(resolve)),
    back: () => Promise.resolve(),
  });
  hand.ask({ first: 1 });
  const first = hand.play(1);
  hand.ask({ second: 2 });
  expect(hand.busy).toBe(false);
  const second = hand.play(2);
  answers[0]?.(true); // late: it frees no hand that is busy with the next question
  await first;
  expect(hand.busy).toBe(true);
  answers[1]?.(false);
  await second;
  expect(hand.busy).toBe(false);
  const third = hand.play(2);
  answers[2]?.(true);
  await third;
  expect(hand.busy).toBe(true);
  hand.ask(null);
  expect(hand.busy).toBe(false);
});
