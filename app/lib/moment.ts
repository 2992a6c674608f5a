/** How a site writes days in figures. */
export type DayFormat = 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'mm/dd/yyyy';

/** Language and country for `Intl`, and the order of day and month. */
export interface MomentStyle {
  tag: string;
  format: DayFormat;
}

const furthest = 8.64e15;

/** A date that can always be shown; servers can send numbers that no calendar has. */
export const toDate = (at: number): Date => new Date(Math.abs(at) <= furthest ? at : 0);

/** The day on which a moment falls for the member, as yyyy-mm-dd. */
export function toDay(at: number): string {
  const date = toDate(at);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** A day in figures, such as 21.11.2026. */
export function writeDay(at: number, { format }: MomentStyle): string {
  const date = toDate(at);
  return format
    .replace('dd', two(date.getDate()))
    .replace('mm', two(date.getMonth() + 1))
    .replace('yyyy', String(date.getFullYear()).padStart(4, '0'));
}

/** Such as 18:05, or 06:05 PM where that is usual. */
export const writeTime = (at: number, { tag }: MomentStyle): string =>
  new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' }).format(toDate(at));

/** The weekday's name, beginning with a capital. */
export const writeWeekday = (at: number, { tag }: MomentStyle): string =>
  capitalise(new Intl.DateTimeFormat(tag, { weekday: 'long' }).format(toDate(at)), tag);

/** "Today" or "Yesterday" in the language; null for all other days. */
export function writeNearDay(at: number, now: number, { tag }: MomentStyle): string | null {
  const day = toDay(at);
  const yesterday = toDate(now);
  yesterday.setDate(yesterday.getDate() - 1);
  const distance = day === toDay(now) ? 0 : day === toDay(yesterday.getTime()) ? -1 : null;
  if (distance === null) return null;
  return capitalise(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(distance, 'day'), tag);
}

const two = (part: number) => String(part).padStart(2, '0');
const capitalise = (text: string, tag: string) => text.charAt(0).toLocaleUpperCase(tag) + text.slice(1);
