/** What the link in a message is for stands in its token, signed by the house: a way, and what is to become of it. */
export type Deed = 'confirm' | 'stop';

/** What a token is for; null if it cannot be read, perhaps because it was not copied in full. */
export function deedOf(token: string): Deed | null {
  try {
    const [, deed] = JSON.parse(atob(token.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''));
    return deed === 'confirm' || deed === 'stop' ? deed : null;
  } catch {
    return null;
  }
}
