import { type DateTimeStyle, formatNumericDay, formatRelative, formatRelativeDay, toLocalIsoDay } from './dateTime.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time since `at`, in whole minutes within an hour and in whole hours within the day; null for other days. */
function toRelativeTime(at: number, now: number): { value: number; unit: 'minute' | 'hour' | 'second' } | null {
  const elapsed = Math.max(0, now - at);
  if (elapsed < MINUTE_MS) return { value: 0, unit: 'second' };
  if (elapsed < HOUR_MS) return { value: -Math.floor(elapsed / MINUTE_MS), unit: 'minute' };
  if (toLocalIsoDay(at) !== toLocalIsoDay(now)) return null;
  return { value: -Math.floor(elapsed / HOUR_MS), unit: 'hour' };
}

/**
 * A time as "Now", "5 minutes ago", "3 hours ago" or "Yesterday", before that as the day in digits. Times in
 * milliseconds.
 */
export function formatRelativeTime(at: number, now: number, style: DateTimeStyle): string {
  const ago = toRelativeTime(at, now);
  if (!ago) return formatRelativeDay(at, now, style) ?? formatNumericDay(at, style);
  return formatRelative(ago.value, ago.unit, style.tag);
}
