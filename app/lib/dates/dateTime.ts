import { type DayFormat, formatIsoDay, toIsoDay } from './day.ts';

/** Language and country for `Intl`, and the format of days in digits. */
export interface DateTimeStyle {
  tag: string;
  format: DayFormat;
}

const MAX_DATE_MS = 8.64e15;

/** The date of a time in milliseconds; 1970 for a number that no calendar has, which a server could send. */
export const toValidDate = (at: number): Date => new Date(Math.abs(at) <= MAX_DATE_MS ? at : 0);

/** The day of a time in the device's time zone, as yyyy-mm-dd. */
export function toLocalIsoDay(at: number): string {
  const date = toValidDate(at);
  return toIsoDay({ day: date.getDate(), month: date.getMonth() + 1, year: date.getFullYear() });
}

/** The day of a time in digits, such as 21.11.2026. */
export const formatNumericDay = (at: number, { format }: DateTimeStyle): string =>
  formatIsoDay(toLocalIsoDay(at), format);

/** By language. Making one takes a hundred times as long as using it, and each message has a time. */
const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Such as 18:05, or 06:05 PM where that is usual. */
export function formatTime(at: number, { tag }: DateTimeStyle): string {
  const format = timeFormats.get(tag) ?? new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  timeFormats.set(tag, format);
  return format.format(toValidDate(at));
}

/** The name of the weekday, with a capital letter. */
export const formatWeekday = (at: number, { tag }: DateTimeStyle): string =>
  capitalise(new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(toValidDate(at)), tag);

/** "Today" or "Yesterday" in the language; null for all other days. */
export function formatRelativeDay(at: number, now: number, { tag }: DateTimeStyle): string | null {
  const day = toLocalIsoDay(at);
  const yesterday = toValidDate(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const offset = day === toLocalIsoDay(now) ? 0 : day === toLocalIsoDay(yesterday.getTime()) ? -1 : null;
  if (offset === null) return null;
  return capitalise(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(offset, 'day'), tag);
}

const capitalise = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
