/** Times in words: how long a clock runs, how long ago something was. */
import { say } from '$web/client/preferences.svelte';
import type { ClockPlan } from '$web/client/messages';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** So many seconds in their largest whole unit. */
export function lasting(seconds: number): string {
  const [unit, long] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? UNITS[3];
  return say(`ui-lasting-${unit}`, { count: seconds / long });
}

/** A clock setting in words. */
export function clocked({ kind, seconds = 0, increment = 0, cap = 0 }: ClockPlan): string {
  const facts = { time: lasting(seconds), more: lasting(increment || 1), most: lasting(cap || 1) };
  return say(kind === 'none' ? 'ui-clock-none' : `ui-clock-${kind}${cap ? '-cap' : ''}-is`, facts);
}

/** How long ago a moment was, as the language says it. */
export function since(moment: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - moment) / 1000));
  const [unit, long] =
    UNITS.find(([, one]) => seconds >= one && one >= 60) ?? (['second', Infinity] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    -Math.floor(seconds / long) || 0,
    unit,
  );
}

/** A time of today without its date; an earlier one with it. */
export function moment(at: number, language: string, now = new Date()): string {
  const today = new Date(at).toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(language, {
    dateStyle: today ? undefined : 'medium',
    timeStyle: 'short',
  }).format(at);
}
