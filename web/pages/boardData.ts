/** What a page with a board needs of its game: the board, and the box that it draws. */
import * as api from '$web/client/api';
import { Refusal } from '$web/client/refusal';
import { type Board, boardOf, type View } from '$web/play/board';

export interface Face {
  game: string;
  Board: Board;
  box: View;
}

/** A board that does not come belongs to pages from before the house was renewed. */
export async function faceOf(game: string): Promise<Face> {
  const outdated = () => Promise.reject(new Refusal('old-page'));
  const [Board, box] = await Promise.all([boardOf(game).catch(outdated), api.box(game)]);
  return { game, Board, box };
}
