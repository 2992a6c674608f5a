import { toLocalIsoDay } from '../lib/dates/dateTime.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECENT_MS = 7 * DAY_MS;

/** The last presence of a member; null if unknown, or more than a week ago, which would only discourage. */
export type Presence = 'online' | 'today' | 'recent' | null;

/** @param lastOnline time in milliseconds */
export function toPresence(online: boolean, lastOnline: number | null, now: number): Presence {
  if (online) return 'online';
  if (lastOnline === null) return null;
  if (toLocalIsoDay(lastOnline) === toLocalIsoDay(now)) return 'today';
  return now - lastOnline < RECENT_MS ? 'recent' : null;
}
