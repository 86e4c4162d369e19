/** Navigation to a page whose path comes from a request, such as a new table: busy state and refusal. */
import { router } from '$web/client/route.svelte';
import { keepOpened } from './keyring';
import type { Opened } from './messages';
import { asRefusal, type Refusal } from './refusal';

export class Navigation {
  /** Whether a request is pending; after success it stays true until the page has changed. */
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Go to the path that a request returns. */
  async go(found: () => Promise<string>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      router.go(await found());
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
