/** This browser as a place where one can be called: whether it can, and how it lets itself be. */
import type { ByPush } from '$web/client/messages';
import { Refusal } from '$web/client/refusal';

const SERVANT = '/servant.js';
type Taken = Pick<ByPush, 'endpoint' | 'p256dh' | 'auth'>;

/** What matters of a browser. */
export interface Browser {
  isSecureContext: boolean;
  PushManager?: unknown;
  Notification?: unknown;
  /** Whether it was opened from the home screen; only iPhones and iPads tell. */
  navigator: { serviceWorker?: unknown; standalone?: boolean };
}

/** Why a browser cannot be called, as the end of a refusal's code; null if it can. */
export function hindrance(browser: Browser): 'insecure' | 'home-screen' | 'unable' | null {
  if (!browser.isSecureContext) return 'insecure';
  if (browser.PushManager && browser.Notification && browser.navigator.serviceWorker) return null;
  return browser.navigator.standalone === false ? 'home-screen' : 'unable';
}

/** Whether notes may be shown here just now. */
export function isAllowed(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/** Let the house with this key call here. Browsers ask their reader only while he clicks: so that comes first. */
export async function listen(key: string): Promise<Taken> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Refusal('push-denied');
  try {
    return await subscribed(bytes(key));
  } catch {
    throw new Refusal('push-failed');
  }
}

async function subscribed(applicationServerKey: BufferSource): Promise<Taken> {
  await navigator.serviceWorker.register(SERVANT);
  const { pushManager } = await navigator.serviceWorker.ready;
  // One from earlier may be meant for another key, and then a new one would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = found.toJSON();
  return { endpoint, p256dh, auth };
}

/** Hear nothing here any more; if the browser did not anyway, so much the better. */
export async function hush(): Promise<void> {
  try {
    const servant = await navigator.serviceWorker?.getRegistration();
    await (await servant?.pushManager?.getSubscription())?.unsubscribe();
  } catch {
    // Whoever calls here from now on is told that nobody listens.
  }
}

/** The bytes of a key in base64, as addresses have it. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const usual = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(usual), (sign) => sign.charCodeAt(0));
}
