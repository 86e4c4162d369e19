/// <reference lib="webworker" />
/**
 * The service worker: it shows the notifications that the server pushes, also while no page is open; a tap on one
 * opens its table. It caches nothing and intercepts no requests. It imports nothing either: it is one file.
 */
export interface Note {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('push', (event) => event.waitUntil(show(heard(event.data))));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead((event.notification.data as Partial<Note> | null)?.url));
});

/** The payload of a push; if it cannot be read, a notification without text is shown all the same. */
function heard(data: PushMessageData | null): Partial<Note> {
  try {
    return (data?.json() as Partial<Note> | null) ?? {};
  } catch {
    return {};
  }
}

function show({ title = 'Stolek', body, tag, url }: Partial<Note>): Promise<void> {
  return worker.registration.showNotification(title, { body, tag, icon: '/stolek.svg', data: { url } });
}

/** Focus the window that shows the page already, or open a new one. */
async function lead(url: string | undefined): Promise<void> {
  const path = within(url);
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

/** A path on this origin, whatever the URL: no notification leads to another site. */
function within(url = '/'): string {
  try {
    const { origin, pathname } = new URL(url, worker.location.origin);
    return origin === worker.location.origin ? pathname : '/';
  } catch {
    return '/';
  }
}
