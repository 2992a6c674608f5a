/** The order and the separators of a day in digits. */
export type DayFormat = 'dd.mm.yyyy' | 'dd/mm/yyyy' | 'dd-mm-yyyy' | 'mm/dd/yyyy';

export interface DateParts {
  day: number;
  month: number;
  year: number;
}

/** Whether a text looks like yyyy-mm-dd. */
export const isIsoDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const toIsoDay = ({ day, month, year }: DateParts): string =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

export const separatorOf = (format: DayFormat): string => format[2]!;

/** Reads a typed day in the order of the format, with any separators; single digits are accepted, as in 1.4.1961. */
export function parseDate(text: string, format: DayFormat): DateParts | null {
  const match = /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [first, second, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return format === 'mm/dd/yyyy' ? { day: second, month: first, year } : { day: first, month: second, year };
}

/** Whether a calendar has the day. */
export function isCalendarDate({ day, month, year }: DateParts): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1) return false;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** A day in digits, such as 23.04.1961, from yyyy-mm-dd; empty for other texts. */
export function formatIsoDay(iso: string, format: DayFormat): string {
  if (!isIsoDay(iso)) return '';
  const [year, month, day] = iso.split('-') as [string, string, string];
  return (format === 'mm/dd/yyyy' ? [month, day, year] : [day, month, year]).join(separatorOf(format));
}

/** A day in words, such as 23. April 1961, from a text that begins with yyyy-mm-dd; any other text as it is. */
export function formatLongDay(iso: string, tag: string): string {
  const time = Date.parse(`${iso.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return iso;
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
