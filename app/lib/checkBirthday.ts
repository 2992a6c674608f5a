import { type DateMask, type DayParts, readDay, toIsoDay } from './dateMask.ts';

export type BirthdayMistake = 'invalidDate' | 'invalidMinYear' | 'invalidAge';
export type BirthdayCheck = { kind: 'day'; day: string } | { kind: 'mistake'; mistake: BirthdayMistake };

/** Nobody is taken to be older. */
const greatestAge = 90;

const mistake = (name: BirthdayMistake): BirthdayCheck => ({ kind: 'mistake', mistake: name });

/**
 * Checks a typed date of birth: a real date, its year at most 90 years back (reading 17), and old enough. In the
 * youngest year month and day count.
 *
 * @param today yyyy-mm-dd
 */
export function checkBirthday(written: string, mask: DateMask, today: string, minAge: number): BirthdayCheck {
  const parts = readDay(written, mask);
  if (!parts || !isReal(parts)) return mistake('invalidDate');
  const thisYear = Number(today.slice(0, 4));
  if (parts.year < thisYear - greatestAge) return mistake('invalidMinYear');
  const day = toIsoDay(parts);
  const youngest = thisYear - minAge;
  const tooYoung = parts.year > youngest || (parts.year === youngest && day.slice(5) > today.slice(5));
  return tooYoung ? mistake('invalidAge') : { kind: 'day', day };
}

function isReal({ day, month, year }: DayParts): boolean {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1) return false;
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
