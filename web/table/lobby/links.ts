/** Links that a host gives out: a new one revokes the older one. */
import { keepKey } from '$web/client/keyring';
import type { Link, Linked } from '$web/client/messages';
import { asRefusal } from '$web/client/refusal';
import type { TableSession } from '$web/play/tableSession.svelte';

/** Request the key of a new link and store it; null if refused, and the session knows why. */
export async function newKey(place: TableSession, opens: Link['opens']): Promise<string | null> {
  try {
    place.refusal = null;
    const { key } = (await place.line.ask({ type: 'link', opens })) as Linked;
    keepKey(place.table, opens, key);
    return key;
  } catch (error) {
    place.refusal = asRefusal(error);
    return null;
  }
}
