/** The form for a new table, and the request that it becomes. */
import type { Agreement, GameSheet, Opening, OptionSheet } from '$web/client/messages';

/** Who gets a seat: `me` (also others at this screen), `open`, or the level of a bot. */
export interface Chair {
  who: string;
  name: string;
}

export type Company = 'bots' | 'link' | 'screen';

export interface TableRules {
  clock: string;
  lapse: 'resign' | 'bot';
  chat: 'free' | 'phrases' | 'off';
  hints: boolean;
  chance: 'sealed' | 'manual';
  open: boolean;
  atOnce: boolean;
}

export const USUAL: TableRules = {
  clock: 'none',
  lapse: 'resign',
  chat: 'phrases',
  hints: true,
  chance: 'sealed',
  open: false,
  atOnce: false,
};

/** Clocks for one evening, and slow ones for play over days: seconds a turn, or a bank with an increment. */
export const CLOCKS: Record<string, NonNullable<Agreement['clock']>> = {
  none: { kind: 'none', seconds: 0, increment: 0 },
  'turn-30': { kind: 'turn', seconds: 30, increment: 0 },
  'turn-60': { kind: 'turn', seconds: 60, increment: 0 },
  'turn-180': { kind: 'turn', seconds: 180, increment: 0 },
  'turn-day': { kind: 'turn', seconds: 86_400, increment: 0 },
  'turn-days': { kind: 'turn', seconds: 3 * 86_400, increment: 0 },
  'bank-5': { kind: 'bank', seconds: 300, increment: 5 },
  'bank-10': { kind: 'bank', seconds: 600, increment: 10 },
  'bank-20': { kind: 'bank', seconds: 1200, increment: 20 },
  'bank-45': { kind: 'bank', seconds: 2700, increment: 30 },
  'bank-days': { kind: 'bank', seconds: 3 * 86_400, increment: 12 * 3600, cap: 5 * 86_400 },
};

/** Seats for so many players: the first is the user's; those already planned stay as they are. */
export function chairs(players: number, before: readonly Chair[], usual: string): Chair[] {
  return Array.from({ length: players }, (_, seat) => {
    return before[seat] ?? { who: seat === 0 ? 'me' : usual, name: '' };
  });
}

/** What the other seats are: bots, friends who come by a link, or friends at this screen. */
export function companion(company: Company, level: string): string {
  return { bots: level, link: 'open', screen: 'me' }[company];
}

/** The company that a plan is; null if it is mixed. */
export function companyOf(plan: readonly Chair[]): Company | null {
  const [first, ...others] = plan;
  if (first?.who !== 'me' || !others.length) return null;
  if (others.every((one) => one.who === 'open')) return 'link';
  if (others.every((one) => one.who === 'me')) return 'screen';
  return others.every((one) => one.who !== 'me' && one.who !== 'open') ? 'bots' : null;
}

/** Whether there is anything to choose. */
export function isOpen(option: OptionSheet): boolean {
  return option.values.length + option.examples.length > 1;
}

/** The value if none is chosen: the default if it is among the values, else the first. */
export function standing(option: OptionSheet): unknown {
  return option.values.includes(option.default) ? option.default : option.values[0];
}

/** A typed value, parsed into the form of the examples. */
export function written(text: string, option: OptionSheet): unknown {
  return Array.isArray(option.examples[0]) ? text.split(/[\s,;]+/).filter(Boolean) : text.trim();
}

/** A value as people type it. */
export function shown(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The request for such a table. Its match begins by itself when no seat is open. */
export function opening(
  game: GameSheet,
  plan: readonly Chair[],
  options: Record<string, unknown>,
  manners: TableRules,
  nameless: (seat: number) => string,
): Opening {
  const waited = plan.some((one) => one.who === 'open');
  return {
    agreement: {
      game: game.name,
      players: plan.length,
      options,
      chance: manners.chance,
      clock: CLOCKS[manners.clock],
      lapse: manners.lapse,
      chat: manners.chat,
      hints: manners.hints,
      at_once: !waited || manners.atOnce,
    },
    seats: plan.map((one) => one.who),
    names: plan.map((one, seat) => {
      const other = one.who === 'me' && plan.findIndex(({ who }) => who === 'me') !== seat;
      return other ? one.name.trim() || nameless(seat) : '';
    }),
    open: manners.open,
  };
}
