import { type LocaleCode, languages } from '../../brands/languages.ts';

const DAY_MS = 86_400_000;

/** Words of a language that change with the time: names of months and days, today and yesterday, hours ago, AM and PM. */
function listTimeWords(tag: string): string[] {
  const write = (count: number, stepDays: number, options: Intl.DateTimeFormatOptions, name: string) =>
    Array.from({ length: count }, (_, index) => new Date(index * stepDays * DAY_MS)).flatMap((date) => {
      const parts = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).formatToParts(date);
      return parts.flatMap(({ type, value }) => (type === name ? value : []));
    });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
  const words = [
    ...write(7, 1, { weekday: 'long' }, 'weekday'),
    ...[0, -1].map((day) => relative.format(day, 'day')),
    ...[-1, -5].flatMap((count) => (['hour', 'minute'] as const).map((unit) => relative.format(count, unit))),
    ...write(2, 0.5, { hour: 'numeric', hour12: true }, 'dayPeriod'),
    ...write(12, 30.5, { day: 'numeric', month: 'long' }, 'month'),
    ...write(12, 30.5, { day: 'numeric', month: 'short' }, 'month'),
  ];
  const letters = words.filter((word) => /\p{L}/u.test(word));
  return [...letters, ...letters.map((word) => word.charAt(0).toUpperCase() + word.slice(1))];
}

const toPattern = (words: readonly string[]) =>
  words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replaceAll('.', '\\.').replaceAll(/\d+/g, '\\d+'));

/** Patterns of the words for each language, a long word before its beginning. */
const timeWords = new Map(
  Object.values(languages).map(({ tag }) => [
    tag,
    new RegExp(`(?<!\\p{L})(?:${toPattern(listTimeWords(tag)).join('|')})(?!\\p{L})`, 'gu'),
  ]),
);

/** A date in numbers, which stands where the word for a day did as soon as the day is over. */
const numericDate = /(?<!\d)\d{1,2}([./])\s?\d{1,2}\1\s?\d{4}(?!\d)/g;

/** Takes what changes by itself from a tree: numbers, but no levels of headings; days, months and hours ago; addresses. */
export const normaliseTree = (tree: string, locale: LocaleCode): string =>
  tree
    .split('\n')
    .filter((line) => !/^\s*- \/url:/.test(line))
    .map((line) =>
      line
        .replace(timeWords.get(languages[locale].tag)!, '<day>')
        .replace(numericDate, '<day>')
        .replace(/(?<![=\d])\d+(?:[.,:/\u00A0\u202F]\d+)*/g, '#'),
    )
    .join('\n')
    .concat('\n');
