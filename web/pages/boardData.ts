/** What a page needs to draw a board: the game's component, and the contents of its box. */
import * as api from '$web/client/api';
import { Refusal } from '$web/client/refusal';
import { type Board, boardOf, type View } from '$web/play/board';

export interface Face {
  game: string;
  Board: Board;
  box: View;
}

/** If a board fails to load, this page is older than the server's build. */
export async function loadBoard(game: string): Promise<Face> {
  const outdated = () => Promise.reject(new Refusal('old-page'));
  const [Board, box] = await Promise.all([boardOf(game).catch(outdated), api.box(game)]);
  return { game, Board, box };
}
