/** Links that a host gives out: a new one makes the older one worthless. */
import { keepKey } from '$web/client/keyring';
import type { Link, Linked } from '$web/client/messages';
import { asRefusal } from '$web/client/refusal';
import type { Place } from '$web/play/tableSession.svelte';

/** The key of a new link, which is kept; null if there is none, and the place knows why. */
export async function newKey(place: Place, opens: Link['opens']): Promise<string | null> {
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
