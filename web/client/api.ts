/** Requests to the server over HTTP. */
import type {
  Admission,
  Book,
  ByEmail,
  ByPush,
  ByWebhook,
  Calls,
  Card,
  Choices,
  Face,
  GameSheet,
  Obeyed,
  Opened,
  Opening,
  Whereabouts,
} from './messages';
import { Refusal } from './refusal';

export type Language = 'en' | 'cs' | 'sk';
export type Which = 'mine' | 'join' | 'watch';
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

async function send(method: Method, path: string, body?: unknown, keys: string[] = []): Promise<Response> {
  const headers: Record<string, string> = {};
  if (keys.length) headers['X-Stolek-Keys'] = keys.join(',');
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = await fetch(`/api/${path}`, {
    method,
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const said = await answer.json();
    return new Refusal(said.code, said.facts ?? {}, said.clause ?? null);
  } catch {
    return new Refusal('no-answer');
  }
}

export async function ask<T>(method: Method, path: string, body?: unknown, keys: string[] = []): Promise<T> {
  return (await send(method, path, body, keys)).json() as Promise<T>;
}

export const games = () => ask<GameSheet[]>('GET', 'games');
export const rules = (game: string, language: Language) =>
  ask<Record<string, string>>('GET', `games/${game}/rules/${language}`);
export const book = (game: string, language: Language) => ask<Book>('GET', `games/${game}/book/${language}`);
export const choices = (game: string, players: number, options: Record<string, unknown>) =>
  ask<Choices>('POST', `games/${game}/choices`, { players, options });
export const lanAddresses = () => ask<Whereabouts>('GET', 'whereabouts');
export const serverWords = async (language: Language) => (await send('GET', `words/${language}`)).text();
export const gameWords = async (game: string, language: Language) =>
  (await send('GET', `games/${game}/words/${language}`)).text();

export const box = (game: string) => ask<Record<string, unknown>>('GET', `games/${game}/box`);

export const me = () => ask<Face>('GET', 'me');
export const myData = async () => (await send('GET', 'me/data')).arrayBuffer();
export const forgetMe = () => send('DELETE', 'me');
export const changeMe = (face: Face) => ask<Face>('PUT', 'me', face);

export const calls = () => ask<Calls>('GET', 'me/calls');
export const addChannel = (wish: ByPush | ByEmail | ByWebhook) => ask<Calls>('POST', 'me/calls', wish);
export const removeChannel = (way: string) => ask<Calls>('DELETE', `me/calls/${way}`);
/** Do what the link in a message is for: confirm a channel, or stop its notifications. */
export const applyToken = (token: string) => ask<Obeyed>('POST', 'calls', { token });

export const tables = (which: Which) => ask<Card[]>('GET', `tables?which=${which}`);
export const card = (table: string, keys: string[]) => ask<Card>('GET', `tables/${table}`, undefined, keys);
export const openTable = (opening: Opening) => ask<Opened>('POST', 'tables', opening);
export const goOn = (record: string, upto: number | null, seats: string[] = []) =>
  ask<Opened>('POST', 'records', { record, upto, seats });
export const rematch = (table: string, keys: string[]) =>
  ask<Admission[]>('POST', `tables/${table}/rematch`, undefined, keys);
export const sitDown = (table: string, seat: number | null, keys: string[]) =>
  ask<Admission>('POST', `tables/${table}/seats`, { seat }, keys);
/** Sit down at any free seat with an invitation code. */
export const sitDownByCode = (table: string, code: string) =>
  ask<Admission>('POST', `tables/${table}/seats`, { code });
export const rejoin = (table: string, code: string | null, pin: string | null = null) =>
  ask<Admission[]>('POST', `tables/${table}/return`, { code, pin });
export const removeTable = (table: string, keys: string[]) =>
  send('DELETE', `tables/${table}`, undefined, keys);
export const record = async (table: string, keys: string[]) =>
  (await send('GET', `tables/${table}/record`, undefined, keys)).text();
