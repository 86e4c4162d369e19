/** Notification channels: what the server offers, the user's own, and one request at a time. */
import * as api from '$web/client/api';
import { preferences } from '$web/client/preferences.svelte';
import { forget, readStored, writeStored } from '$web/client/localStore';
import type { Calls } from '$web/client/messages';
import { asRefusal, type Refusal } from '$web/client/refusal';
import { unsubscribe, isAllowed, subscribe } from './device';

/** The server knows browsers by their push endpoint; only the browser knows which one is its own. */
const HERE = 'stolek-called-here';

export class MyNotifications {
  calls = $state.raw<Calls | null>(null);
  /** The push channel of this browser, if it has one and may show notifications. */
  readonly here = $derived(this.found(readStored(HERE)));
  /** What the last request was about: a kind of channel, or the id of one. */
  about = $state<string | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** How many requests have succeeded. */
  granted = $state(0);

  private looks = 0;

  /** Fetch the channels; a failure changes nothing. */
  async look(): Promise<void> {
    const [before, number] = [this.granted, ++this.looks];
    const found = await api.calls().catch(() => null);
    const isNewest = this.granted === before && this.looks === number;
    if (found && isNewest) this.calls = found;
  }

  push(key: string): Promise<boolean> {
    return this.wish('push', async () => {
      const taken = await subscribe(key);
      try {
        return this.keptHere(await api.addChannel({ way: 'push', ...taken, language: preferences.language }));
      } catch (error) {
        await unsubscribe();
        throw error;
      }
    });
  }

  email(address: string): Promise<boolean> {
    return this.wish('email', () =>
      api.addChannel({ way: 'email', address, language: preferences.language }),
    );
  }

  webhook(url: string): Promise<boolean> {
    return this.wish('webhook', () =>
      api.addChannel({ way: 'webhook', url, language: preferences.language }),
    );
  }

  remove(way: string): Promise<boolean> {
    return this.wish(way, async () => {
      const calls = await api.removeChannel(way);
      if (way === readStored(HERE)) await unsubscribeHere();
      return calls;
    });
  }

  /** Why the last request was refused, if it was about this. */
  refusalOf(about: string): Refusal | null {
    return this.about === about ? this.refusal : null;
  }

  private async wish(about: string, deed: () => Promise<Calls>): Promise<boolean> {
    if (this.busy) return false;
    [this.busy, this.about, this.refusal] = [true, about, null];
    try {
      this.calls = await deed();
      this.granted++;
    } catch (error) {
      this.refusal = asRefusal(error);
      void this.look(); // perhaps it was removed elsewhere
    }
    this.busy = false;
    return this.refusal === null;
  }

  private keptHere(calls: Calls): Calls {
    const known = this.calls?.ways.map(({ id }) => id);
    const own = calls.ways.findLast(({ id, way }) => way === 'push' && !known?.includes(id));
    if (own) writeStored(HERE, own.id);
    return calls;
  }

  private found(id: string | null): string | null {
    return this.calls?.ways.some((way) => way.id === id) && isAllowed() ? id : null;
  }
}

/** End the push subscription of this browser, and forget its channel. */
export async function unsubscribeHere(): Promise<void> {
  forget(HERE);
  await unsubscribe();
}
