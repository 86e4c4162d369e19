/** Which browsers can receive push notifications; decoding of push keys and of tokens. */
import { expect, test } from 'vitest';

import { type Browser, bytes, pushObstacle } from '$web/notifications/device';
import { tokenAction } from '$web/notifications/token';

const able = { isSecureContext: true, PushManager: {}, Notification: {}, navigator: { serviceWorker: {} } };
const tab = { isSecureContext: true, navigator: { serviceWorker: {}, standalone: false } };

test.each<[string, Browser, string | null]>([
  ['one that can everything', able, null],
  [
    'an iPhone, opened from the home screen',
    { ...able, navigator: { ...tab.navigator, standalone: true } },
    null,
  ],
  ['a Mac that knows of home screens', { ...able, navigator: tab.navigator }, null],
  ['a page of the house next door, over http', { ...able, isSecureContext: false }, 'insecure'],
  ['an iPhone', tab, 'home-screen'],
  ['an old iPhone', { ...tab, navigator: { ...tab.navigator, standalone: true } }, 'unable'],
  ['a private window', { ...able, navigator: {} }, 'unable'],
  ['one without push', { ...able, PushManager: undefined }, 'unable'],
  ['one without notes', { ...able, Notification: undefined }, 'unable'],
])('%s', (_, browser, hindered) => {
  expect(pushObstacle(browser)).toBe(hindered);
});

test('a key is read as addresses have it', () => {
  expect([...bytes('-_8A')]).toEqual([0xfb, 0xff, 0]);
  expect([...bytes('BAE')]).toEqual([4, 1]);
});

// As the server signs them: ["9b27sgvrzy","confirm"] and ["9b27sgvrzy","stop"].
test.each([
  ['WyI5YjI3c2d2cnp5IiwiY29uZmlybSJd.signature', 'confirm'],
  ['WyI5YjI3c2d2cnp5Iiwic3RvcCJd.signature', 'stop'],
  ['WyI5YjI3c2d2cnp5Iiwic2luZyJd.signature', null],
  ['WyI5YjI3c2d2cnp5Iiw', null],
  ['bnVsbA.signature', null],
  ['', null],
  ['%', null],
])('the token %j is for %s', (token, deed) => {
  expect(tokenAction(token)).toBe(deed);
});
