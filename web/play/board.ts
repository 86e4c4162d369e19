/** The props of a board: it draws the view, offers what may be picked, and knows no rule. */
import type { Component } from 'svelte';

import type { Outcome, Sitting, Told } from '$web/client/messages';
import type { Speaker } from '$web/words/speaker.svelte';
import type { Hand } from './hand.svelte';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- every game has a view of its own
export type View = any;

export interface BoardProps {
  view: View;
  /** The contents of the box in use, as in the game's box.json. */
  box: View;
  /** The seat whose view this is; null for spectators, in the gallery. */
  eye: number | null;
  /** What may be picked, and what is aimed at; without an offer there is nothing to pick. */
  hand: Hand;
  seats: Sitting[];
  speaker: Speaker;
  /** The events since the previous view: for animation only, the view is always enough. */
  told: Told[];
  /** The current points, item by item. */
  standing: Outcome | null;
}

export type Board = Component<BoardProps>;

/** What a game shows for the home page: a small picture of its board. */
export type Picture = Component;

/** Input of manual chance, at a table with a real box. */
export type DrawPad = Component<{
  view: View;
  box: View;
  chance: Record<string, unknown>;
  speaker: Speaker;
  draw: (outcome: string) => void;
}>;

/** A picker for an option that would otherwise be typed, in the form for a new table. */
export interface OptionPickerProps {
  option: string;
  options: Record<string, unknown>;
  players: number;
  box: View;
  speaker: Speaker;
  choose: (value: unknown) => void;
}

export type OptionPicker = Component<OptionPickerProps>;

const boards = import.meta.glob<{ default: Board }>('../../src/stolek/games/*/web/Board.svelte');
const pictures = import.meta.glob<{ default: Picture }>('../../src/stolek/games/*/web/Picture.svelte');
const pads = import.meta.glob<{ default: DrawPad }>('../../src/stolek/games/*/web/DrawPad.svelte');
const optionPickers = import.meta.glob<{ default: OptionPicker }>(
  '../../src/stolek/games/*/web/OptionPicker.svelte',
);

const at = (game: string, part: string) => `../../src/stolek/games/${game}/web/${part}.svelte`;

/** The board of a game; one without gets the plain board. */
export async function boardOf(game: string): Promise<Board> {
  return (await (boards[at(game, 'Board')] ?? (() => import('./PlainBoard.svelte')))()).default;
}

export async function pictureOf(game: string): Promise<Picture | null> {
  return (await pictures[at(game, 'Picture')]?.())?.default ?? null;
}

export async function padOf(game: string): Promise<DrawPad> {
  return (await (pads[at(game, 'DrawPad')] ?? (() => import('./PlainPad.svelte')))()).default;
}

export async function optionPickerOf(game: string): Promise<OptionPicker | null> {
  return (await optionPickers[at(game, 'OptionPicker')]?.())?.default ?? null;
}
