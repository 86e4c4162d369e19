/** The way to a table that is opened, or let us in, just now: one step at a time, and why not if not. */
import { here } from '$web/client/route.svelte';
import { keepOpened } from './keyring';
import type { Opened } from './messages';
import { asRefusal, type Refusal } from './refusal';

export class Way {
  /** Whether one is on the way; there one stays busy, until the page has turned. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Go to an address that has yet to be found. */
  async go(found: () => Promise<string>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      here.go(await found());
    } catch (error) {
      this.refusal = asRefusal(error);
      this.busy = false;
    }
  }

  /** Open a table, keep its keys and go there. */
  toNew(opened: () => Promise<Opened>): Promise<void> {
    return this.go(async () => kept(await opened()));
  }
}

function kept(opened: Opened): string {
  keepOpened(opened);
  return `/table/${opened.table}`;
}
