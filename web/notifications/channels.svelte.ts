/** How I am called: what the house offers, the ways that I have, and one wish at a time. */
import * as api from '$web/client/api';
import { home } from '$web/client/preferences.svelte';
import { forget, recall, remember } from '$web/client/localStore';
import type { Calls } from '$web/client/messages';
import { asRefusal, type Refusal } from '$web/client/refusal';
import { hush, isAllowed, listen } from './device';

/** The house knows browsers by where they are called; which of them is this one, only it knows itself. */
const HERE = 'stolek-called-here';

export class Called {
  calls = $state.raw<Calls | null>(null);
  /** The way of this very browser, if it has one and may show notes. */
  readonly here = $derived(this.found(recall(HERE)));
  /** What the last wish was about: a kind of way, or the id of one. */
  about = $state<string | null>(null);
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** How many wishes have come true. */
  granted = $state(0);

  private looks = 0;

  /** Ask the house; what it does not tell is not shown. */
  async look(): Promise<void> {
    const [before, number] = [this.granted, ++this.looks];
    const found = await api.calls().catch(() => null);
    const isNewest = this.granted === before && this.looks === number;
    if (found && isNewest) this.calls = found;
  }

  push(key: string): Promise<boolean> {
    return this.wish('push', async () => {
      const taken = await listen(key);
      try {
        return this.keptHere(await api.callMe({ way: 'push', ...taken, language: home.language }));
      } catch (error) {
        await hush();
        throw error;
      }
    });
  }

  email(address: string): Promise<boolean> {
    return this.wish('email', () => api.callMe({ way: 'email', address, language: home.language }));
  }

  webhook(url: string): Promise<boolean> {
    return this.wish('webhook', () => api.callMe({ way: 'webhook', url, language: home.language }));
  }

  remove(way: string): Promise<boolean> {
    return this.wish(way, async () => {
      const calls = await api.callNoMore(way);
      if (way === recall(HERE)) await hushHere();
      return calls;
    });
  }

  /** Why the last wish was refused, if it was about this. */
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
    if (own) remember(HERE, own.id);
    return calls;
  }

  private found(id: string | null): string | null {
    return this.calls?.ways.some((way) => way.id === id) && isAllowed() ? id : null;
  }
}

/** Neither the house nor this browser is to think that one is called here. */
export async function hushHere(): Promise<void> {
  forget(HERE);
  await hush();
}
