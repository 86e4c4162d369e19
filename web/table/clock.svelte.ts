/** Clocks: the server's last values, counted down locally until it sends new ones. */
import { createSubscriber } from 'svelte/reactivity';

import type { Clocks } from '$web/client/socket.svelte';
import type { TableSession } from '$web/play/tableSession.svelte';

const TICK = 500;
/** What reads a clock is updated with every tick; without readers there is no timer. */
const ticks = createSubscriber((tick) => {
  const timer = setInterval(tick, TICK);
  return () => clearInterval(timer);
});

export function time({ face, at }: Clocks, seat: number): string {
  ticks();
  const gone = face.running.includes(seat) ? Math.max(0, Date.now() - at) : 0;
  return clockTime((face.left[seat] ?? 0) - gone);
}

export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${shown}` : shown;
}

/** Propose a pause, or its end, from the user's first seat that still plays. */
export function pause(place: TableSession, paused: boolean): Promise<unknown> {
  const seat = place.yours.find((one) => !place.seats[one]?.left) ?? place.yours[0] ?? 0;
  return place.try({ type: 'pause', seat, paused });
}
