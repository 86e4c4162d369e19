/** The desk of a game: where a position can be tapped in instead of written down. */
import type { Component } from 'svelte';

import type { View } from '$web/play/board';
import type { Speaker } from '$web/words/speaker.svelte';

export type DeskFace = Component<{
  /** The contents of the box in use. */
  box: View;
  speaker: Speaker;
  /** The position as it would be written down, in JSON. */
  value: string;
  change: (value: string) => void;
}>;

const faces = import.meta.glob<{ default: DeskFace }>('../../src/stolek/games/*/web/Desk.svelte');

/** The face of a game's desk; null where positions are only written down. */
export async function deskOf(game: string): Promise<DeskFace | null> {
  return (await faces[`../../src/stolek/games/${game}/web/Desk.svelte`]?.())?.default ?? null;
}
