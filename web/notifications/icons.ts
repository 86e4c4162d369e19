/** The icons of the notification channels. */
import type { Way } from '$web/client/messages';
import type { Sign } from '$web/parts/Icon.svelte';

export const SIGNS: Record<Way['way'], Sign> = { push: 'bell', email: 'letter', webhook: 'link' };
