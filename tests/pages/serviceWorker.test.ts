/** The service worker: which notification a push shows, and which window a tap opens. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Handler = (event: Record<string, unknown>) => void;

const HOUSE = 'https://play.example';
let handlers: Record<string, Handler>;
let shown: unknown[];
let gone: string[];

/** Load the service worker while these windows are open. */
async function serve(...windows: string[]) {
  [handlers, shown, gone] = [{}, [], []];
  vi.resetModules();
  vi.stubGlobal('self', {
    location: { origin: HOUSE },
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: { showNotification: async (...told: unknown[]) => void shown.push(told) },
    clients: {
      matchAll: async () =>
        windows.map((path) => ({ url: HOUSE + path, focus: async () => void gone.push(`focus ${path}`) })),
      openWindow: async (path: string) => void gone.push(`open ${path}`),
    },
  });
  await import('$web/notifications/serviceWorker');
}

/** Dispatch an event and wait until it is handled. */
async function happens(name: string, event: Record<string, unknown>) {
  let work: unknown;
  handlers[name]?.({ ...event, waitUntil: (promise: unknown) => (work = promise) });
  await work;
}

const push = (json: () => unknown) => happens('push', { data: { json } });
const click = (url?: unknown) =>
  happens('notificationclick', { notification: { close: () => gone.push('close'), data: { url } } });

beforeEach(() => serve());
afterEach(() => void vi.unstubAllGlobals());

test('a call is shown as it was told', async () => {
  await push(() => ({ title: 'Border: your turn', body: 'With Eva.', tag: 't1', url: '/table/t1' }));
  const rest = { body: 'With Eva.', tag: 't1', icon: '/stolek.svg', data: { url: '/table/t1' } };
  expect(shown).toEqual([['Border: your turn', rest]]);
});

test('something is shown even if nothing can be read', async () => {
  await push(() => JSON.parse('{'));
  await push(() => null);
  await happens('push', { data: null });
  expect(shown.map((told) => (told as unknown[])[0])).toEqual(['Stolek', 'Stolek', 'Stolek']);
});

test('a tap leads to the window that is there already', async () => {
  await serve('/tables', '/table/t1?x#y', '/table/t1');
  await click('/table/t1');
  expect(gone).toEqual(['close', 'focus /table/t1?x#y']);
});

test('or to a new one', async () => {
  await serve('/tables');
  await click('/table/t1');
  expect(gone).toEqual(['close', 'open /table/t1']);
});

test.each([
  'https://evil.example/table/t1',
  '//evil.example/table/t1',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  undefined,
])('nobody is led to %s', async (url) => {
  await click(url);
  expect(gone).toEqual(['close', 'open /']);
});

test('a whole address of this house is good, too', async () => {
  await click(`${HOUSE}/table/t1`);
  expect(gone).toEqual(['close', 'open /table/t1']);
});

test('he keeps nothing, and answers nothing', () => {
  expect(Object.keys(handlers).sort()).toEqual(['notificationclick', 'push']);
});
