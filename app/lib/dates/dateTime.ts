import { oncePerLanguage } from '../oncePerLanguage.ts';
import { type DayFormat, formatIsoDay, toIsoDay } from './dayFormats.ts';

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

/** Today in the device's time zone, as yyyy-mm-dd. */
export const todayAsIsoDay = (): string => toLocalIsoDay(Date.now());

/** The day of a time in digits, such as 21.11.2026. */
export const formatNumericDay = (at: number, { format }: DateTimeStyle): string =>
  formatIsoDay(toLocalIsoDay(at), format);

const timeFormatOf = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }));
const weekdayFormatOf = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long' }));
const longDayFormatOf = oncePerLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long' }));
const longTimeFormatOf = oncePerLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'long' }),
);
const relativeFormatOf = oncePerLanguage((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** A time of day, such as 18:05, or 06:05 PM where that is usual. */
export const formatTime = (at: number, { tag }: DateTimeStyle): string => timeFormatOf(tag).format(toValidDate(at));

/** A day in words in the device's time zone, such as 23. April 1961. */
export const formatLongDayOf = (at: number, tag: string): string => longDayFormatOf(tag).format(toValidDate(at));

/** A day in words and a time of day, with the name of the device's time zone. */
export const formatLongTime = (at: number, tag: string): string => longTimeFormatOf(tag).format(toValidDate(at));

/** The name of the weekday, with a capital letter. */
export const formatWeekday = (at: number, { tag }: DateTimeStyle): string =>
  capitalise(weekdayFormatOf(tag).format(toValidDate(at)), tag);

/** "Today" or "Yesterday" in the language; null for all other days. */
export function formatRelativeDay(at: number, now: number, { tag }: DateTimeStyle): string | null {
  const day = toLocalIsoDay(at);
  const yesterday = toValidDate(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const offset = day === toLocalIsoDay(now) ? 0 : day === toLocalIsoDay(yesterday.getTime()) ? -1 : null;
  if (offset === null) return null;
  return formatRelative(offset, 'day', tag);
}

/** A relative time, such as "5 minutes ago", with a capital letter. */
export const formatRelative = (value: number, unit: Intl.RelativeTimeFormatUnit, tag: string): string =>
  capitalise(relativeFormatOf(tag).format(value, unit), tag);

const capitalise = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
