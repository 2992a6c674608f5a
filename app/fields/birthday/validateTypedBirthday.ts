import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { todayAsIsoDay } from '../../lib/dates/dateTime.ts';
import { type DayFormat, isCalendarDate, parseDate, toIsoDay } from '../../lib/dates/dayFormats.ts';
import { site } from '../../site/site.ts';

/** Checks a typed date of birth by this site's day format and minimum age, as of today. */
export const validateTypedBirthday = (typed: string): BirthdayValidation =>
  validateBirthday(typed, site.dateFormat, todayAsIsoDay(), site.minAge);

export function toBirthdayProblemText(problem: BirthdayProblem): MessageDescriptor {
  if (problem === 'invalidDate') return msg`This isn’t a complete date. Please check day, month and year.`;
  if (problem === 'invalidMinYear') return msg`Please check the year. It’s more than 90 years ago.`;
  return msg({
    id: 'questionnaire.type5.errorMinAge',
    message: `Members have to be at least ${{ minAge: site.minAge }} years old.`,
  });
}

export type BirthdayProblem = 'invalidDate' | 'invalidMinYear' | 'invalidAge';
type BirthdayValidation = { kind: 'day'; day: string } | { kind: 'invalid'; problem: BirthdayProblem };

const MAX_AGE_YEARS = 90;

const invalid = (problem: BirthdayProblem): BirthdayValidation => ({ kind: 'invalid', problem });

/**
 * Checks a typed date of birth: a date that exists, its year at most 90 years back (reading 17), and the minimum age
 * reached on the day.
 *
 * @param today yyyy-mm-dd
 */
export function validateBirthday(typed: string, format: DayFormat, today: string, minAge: number): BirthdayValidation {
  const parts = parseDate(typed, format);
  if (!parts || !isCalendarDate(parts)) return invalid('invalidDate');
  const thisYear = Number(today.slice(0, 4));
  if (parts.year < thisYear - MAX_AGE_YEARS) return invalid('invalidMinYear');
  const day = toIsoDay(parts);
  const lastYear = thisYear - minAge;
  const tooYoung = parts.year > lastYear || (parts.year === lastYear && day.slice(5) > today.slice(5));
  return tooYoung ? invalid('invalidAge') : { kind: 'day', day };
}
