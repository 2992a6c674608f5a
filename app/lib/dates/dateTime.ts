/** How a site writes days in figures. */
export type DayFormat = 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'mm/dd/yyyy';

/** Language and country for `Intl`, and the order of day and month. */
export interface DateTimeStyle {
  tag: string;
  format: DayFormat;
}

const MAX_DATE_MS = 8.64e15;

/** A date that can always be shown; servers can send numbers that no calendar has. */
export const toValidDate = (at: number): Date => new Date(Math.abs(at) <= MAX_DATE_MS ? at : 0);

/** The day on which a moment falls for the member, as yyyy-mm-dd. */
export function toLocalIsoDay(at: number): string {
  const date = toValidDate(at);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** A day in figures, such as 21.11.2026. */
export function formatNumericDay(at: number, { format }: DateTimeStyle): string {
  const date = toValidDate(at);
  return format
    .replace('dd', twoDigits(date.getDate()))
    .replace('mm', twoDigits(date.getMonth() + 1))
    .replace('yyyy', String(date.getFullYear()).padStart(4, '0'));
}

/** Such as 18:05, or 06:05 PM where that is usual. */
export const formatTime = (at: number, { tag }: DateTimeStyle): string =>
  new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(toValidDate(at));

/** The weekday's name, beginning with a capital. */
export const formatWeekday = (at: number, { tag }: DateTimeStyle): string =>
  capitalise(new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(toValidDate(at)), tag);

/** "Today" or "Yesterday" in the language; null for all other days. */
export function formatRelativeDay(at: number, now: number, { tag }: DateTimeStyle): string | null {
  const day = toLocalIsoDay(at);
  const yesterday = toValidDate(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const distance = day === toLocalIsoDay(now) ? 0 : day === toLocalIsoDay(yesterday.getTime()) ? -1 : null;
  if (distance === null) return null;
  return capitalise(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(distance, 'day'), tag);
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
const capitalise = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
