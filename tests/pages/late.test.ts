/** Late responses: an answer to an older request is ignored. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { LessonSheet } from '$web/client/messages';
import { browse } from './browser';

type Answer = (body: unknown) => void;
let answers: Answer[] = [];

beforeEach(() => {
  browse();
  answers = [];
  vi.stubGlobal('fetch', () => {
    const coming = new Promise((answer) =>
      answers.push((body) => answer({ ok: true, json: async () => body })),
    );
    return coming;
  });
});
afterEach(() => void vi.unstubAllGlobals());

const settle = () => new Promise((done) => setTimeout(done));
const lesson = { sight: { offer: { actions: [[7, []]] } } } as unknown as LessonSheet;

/** A lesson whose only move has just been played. */
async function atSchool() {
  const { LessonRunner } = await import('$web/lessons/runner.svelte');
  const school = new LessonRunner('any', [lesson, lesson]);
  void school.hand.play(7);
  return school;
}

test('the answer to a move is shown in its lesson', async () => {
  const school = await atSchool();
  answers[0]?.({ right: true, view: 'after' });
  await settle();
  expect([school.view, [...school.done]]).toEqual(['after', [0]]);
});

test('whoever has gone on to another lesson is not told of the last one', async () => {
  const school = await atSchool();
  school.go(1);
  answers[0]?.({ right: true, view: 'after' });
  await settle();
  expect([school.answer, school.number, [...school.done]]).toEqual([null, 1, []]);
});

test('of two looks at the channels the later one counts', async () => {
  const { MyNotifications } = await import('$web/notifications/channels.svelte');
  const called = new MyNotifications();
  void called.look();
  void called.look();
  answers[1]?.({ ways: ['new'] });
  await settle();
  answers[0]?.({ ways: ['old'] });
  await settle();
  expect(called.calls).toEqual({ ways: ['new'] });
});
