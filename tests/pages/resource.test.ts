/** Resources: fetched or failed; a late answer to an older request is ignored. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';

import { Resource } from '$web/client/resource.svelte';
import { Refusal } from '$web/client/refusal';
import { asked, rooted } from './watched.svelte';

const settled = () => new Promise((rest) => setTimeout(rest));

/** A resource whose requests are answered by the test, one by one. */
function fetching() {
  const question = asked('first');
  const answers: { question: string; kept: (answer: string) => void; failed: (why: unknown) => void }[] = [];
  let fetched = null as unknown as Resource<string>;
  const stop = rooted(() => {
    fetched = new Resource(() => {
      const question_ = question.now;
      return new Promise<string>((kept, failed) => answers.push({ question: question_, kept, failed }));
    });
  });
  const ask = (text: string) => {
    question.now = text;
    flushSync();
  };
  return { fetched, answers, ask, stop };
}

test('an answer to an older question comes too late', async () => {
  const { fetched, answers, ask, stop } = fetching();
  ask('second');
  answers[1]?.kept('to the second');
  await settled();
  answers[0]?.kept('to the first');
  await settled();
  expect(fetched.found).toBe('to the second');
  stop();
});

test('what came before stays until something else has come', async () => {
  const { fetched, answers, ask, stop } = fetching();
  answers[0]?.kept('one');
  await settled();
  ask('second');
  expect(fetched.found).toBe('one');
  answers[1]?.kept('two');
  await settled();
  expect(fetched.found).toBe('two');
  stop();
});

test('one can wait for the answer to the last question, whichever that is by then', async () => {
  const { fetched, answers, ask, stop } = fetching();
  let isSettled = false;
  void fetched.settle().then(() => (isSettled = true));
  ask('second');
  answers[0]?.kept('to the first');
  await settled();
  expect(isSettled).toBe(false);
  answers[1]?.failed(new Refusal('unknown-game'));
  await settled();
  expect(isSettled).toBe(true);
  stop();
});

test('what did not come is told, and asked for again at will', async () => {
  const { fetched, answers, stop } = fetching();
  answers[0]?.failed(new Refusal('unknown-game'));
  await settled();
  expect(fetched.refusal?.code).toBe('unknown-game');
  fetched.again();
  flushSync();
  expect([answers.length, fetched.refusal]).toEqual([2, null]);
  answers[1]?.failed(new TypeError('failed to fetch'));
  await settled();
  expect(fetched.refusal).toMatchObject({ code: 'no-answer', mayPass: true });
  stop();
});

test('a page that is gone hears nothing', async () => {
  const { fetched, answers, stop } = fetching();
  stop();
  answers[0]?.kept('late');
  await settled();
  expect(fetched.found).toBeNull();
});
