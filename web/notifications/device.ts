/** Push notifications in this browser: whether it supports them, and its push subscription. */
import type { ByPush } from '$web/client/messages';
import { Refusal } from '$web/client/refusal';

const SERVICE_WORKER = '/service-worker.js';
type Taken = Pick<ByPush, 'endpoint' | 'p256dh' | 'auth'>;

/** The features of a browser that matter for push. */
export interface Browser {
  isSecureContext: boolean;
  PushManager?: unknown;
  Notification?: unknown;
  /** Whether it was opened from the home screen; only iPhones and iPads say so. */
  navigator: { serviceWorker?: unknown; standalone?: boolean };
}

/** Why a browser cannot receive push, as the end of a refusal's code; null if it can. */
export function pushObstacle(browser: Browser): 'insecure' | 'home-screen' | 'unable' | null {
  if (!browser.isSecureContext) return 'insecure';
  if (browser.PushManager && browser.Notification && browser.navigator.serviceWorker) return null;
  return browser.navigator.standalone === false ? 'home-screen' : 'unable';
}

/** Whether notifications may be shown here now. */
export function isAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Subscribe to push with the server's key. Browsers ask for permission only during a click, so that comes first. */
export async function subscribe(key: string): Promise<Taken> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refusal('push-denied');
  try {
    return await subscribed(bytes(key));
  } catch {
    throw new Refusal('push-failed');
  }
}

async function subscribed(applicationServerKey: BufferSource): Promise<Taken> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  // An older subscription may have another key, and then a new one would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON();
  return { endpoint, p256dh, auth };
}

/** End the push subscription; if there was none, so much the better. */
export async function unsubscribe(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await (await registration?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Later pushes fail, and so the server learns that the subscription is gone.
  }
}

/** The bytes of a key in base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const usual = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(usual), (sign) => sign.charCodeAt(0));
}
