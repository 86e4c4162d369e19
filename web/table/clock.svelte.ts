/** Clocks: what the house said they show, running on by this machine until it says so again. */
import type { ClockFace } from '$web/house/messages';

const ticking = $state({ now: Date.now() });
setInterval(() => (ticking.now = Date.now()), 500);

export function time(clocks: ClockFace, seat: number, heardAt: number): string {
  const gone = clocks.running.includes(seat) ? Math.max(0, ticking.now - heardAt) : 0;
  return clockTime((clocks.left[seat] ?? 0) - gone);
}

export function clockTime(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days > 0) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = `${String(minutes).padStart(hours ? 2 : 1, '0')}:${String(rest).padStart(2, '0')}`;
  return hours ? `${hours}:${shown}` : shown;
}
