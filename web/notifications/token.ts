/** The link in a message has a token, signed by the server: a channel, and what to do with it. */
export type Deed = 'confirm' | 'stop';

/** What a token is for; null if it cannot be read, perhaps because it was not copied in full. */
export function tokenAction(token: string): Deed | null {
  try {
    const [, deed] = JSON.parse(atob(token.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    return deed === 'confirm' || deed === 'stop' ? deed : null;
  } catch {
    return null;
  }
}
