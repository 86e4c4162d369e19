/// <reference lib="webworker" />
/**
 * The servant (a service worker): while no page is open, he shows the notes that the house pushes, and whoever taps
 * one is led to his table. He keeps nothing and answers nothing. He imports nothing either: he is one file.
 */
export interface Note {
  title: string;
  body: string;
  url: string;
  tag: string;
}

const servant = self as unknown as ServiceWorkerGlobalScope;

servant.addEventListener('push', (event) => event.waitUntil(show(heard(event.data))));
servant.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead((event.notification.data as Partial<Note> | null)?.url));
});

/** What is told; a browser that hears nothing it can read is to show something all the same. */
function heard(data: PushMessageData | null): Partial<Note> {
  try {
    return (data?.json() as Partial<Note> | null) ?? {};
  } catch {
    return {};
  }
}

function show({ title = 'Stolek', body, tag, url }: Partial<Note>): Promise<void> {
  return servant.registration.showNotification(title, { body, tag, icon: '/stolek.svg', data: { url } });
}

/** To the window that is there already, or to a new one. */
async function lead(url: string | undefined): Promise<void> {
  const path = within(url);
  const windows = await servant.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : servant.clients.openWindow(path));
}

/** A path in this house, whatever is asked for: nobody is led to another one. */
function within(url = '/'): string {
  try {
    const { origin, pathname } = new URL(url, servant.location.origin);
    return origin === servant.location.origin ? pathname : '/';
  } catch {
    return '/';
  }
}
