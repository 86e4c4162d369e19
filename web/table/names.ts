/** The names of people and bots at a table. */
import { say } from '$web/client/preferences.svelte';
import type { Sitting } from '$web/client/messages';

export function namesOf(seats: readonly Sitting[]): string[] {
  const levels = seats.map((one) => (one.kind === 'bot' ? one.level : null));
  return seats.map((one) => {
    if (one.name || one.kind !== 'bot') return one.name;
    const alike = levels.filter((level) => level === one.level).length > 1;
    const number = levels.slice(0, one.seat + 1).filter((level) => level === one.level).length;
    const level = say(`level-${one.level}`);
    return alike
      ? say('ui-bot-numbered', { level_name: level, number })
      : say('ui-bot', { level_name: level });
  });
}
