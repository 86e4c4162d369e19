/** HTTP requests of replays, the score desk and lessons; they touch no table. */
import { ask } from './api';
import type { Answered, LessonSheet, Position, Previewed, Prospect, Scored, Viewed } from './messages';

export const replay = (record: string, eye: number | null, from: number) =>
  ask<Viewed>('POST', 'replays', { record, eye, from });

export const example = async (game: string) => (await ask<Position>('GET', `games/${game}/score`)).position;
export const score = (game: string, position: string) =>
  ask<Scored>('POST', `games/${game}/score`, { position });

export const lessons = (game: string) => ask<LessonSheet[]>('GET', `games/${game}/lessons`);
export const tryMove = (game: string, lesson: number, move: number) =>
  ask<Answered>('POST', `games/${game}/lessons/${lesson}`, { move });

/** The preview of a move in a lesson, in the form of a table's message. */
export async function previewMove(game: string, lesson: number, move: number): Promise<Previewed> {
  const found = await ask<Prospect>('POST', `games/${game}/lessons/${lesson}/preview`, { move });
  return { type: 'previewed', id: '', ...found };
}
