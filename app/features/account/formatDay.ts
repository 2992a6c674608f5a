/** A day of the API, yyyy-mm-dd with or without a time, in words; any other text stays as it is. */
export function formatDay(day: string, locale: string): string {
  const time = Date.parse(`${day.slice(0, 10)}T00:00:00Z`);
  if (Number.isNaN(time)) return day;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
