/** A game's component for the score desk: a position is tapped in instead of typed. */
import type { Component } from 'svelte';

import type { View } from '$web/play/board';
import type { Speaker } from '$web/words/speaker.svelte';

export type DeskFace = Component<{
  /** The contents of the box in use. */
  box: View;
  speaker: Speaker;
  /** The position in JSON, as it would be typed. */
  value: string;
  change: (value: string) => void;
}>;

const faces = import.meta.glob<{ default: DeskFace }>('../../src/stolek/games/*/web/Desk.svelte');

/** A game's component for the score desk; null where positions are only typed. */
export async function deskOf(game: string): Promise<DeskFace | null> {
  return (await faces[`../../src/stolek/games/${game}/web/Desk.svelte`]?.())?.default ?? null;
}
