/** The signs of the ways by which one is called. */
import type { Way } from '$web/client/messages';
import type { Sign } from '$web/parts/Icon.svelte';

export const SIGNS: Record<Way['way'], Sign> = { push: 'bell', email: 'letter', webhook: 'link' };
