import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { todayAsIsoDay } from '../../lib/dates/age.ts';
import { site } from '../../site/site.ts';
import { type BirthdayError, type BirthdayValidation, validateBirthday } from './validateBirthday.ts';

/** Checks a typed date of birth by this site's day format and minimum age, as of today. */
export const validateTypedBirthday = (typed: string): BirthdayValidation =>
  validateBirthday(typed, site.dateFormat, todayAsIsoDay(), site.minAge);

export function toBirthdayErrorText(error: BirthdayError): MessageDescriptor {
  if (error === 'invalidDate') return msg`This is not a full date. Please check day, month and year.`;
  if (error === 'invalidMinYear') return msg`Please check the year. It is more than 90 years back.`;
  return msg({
    id: 'questionnaire.type5.errorMinAge',
    message: `Members have to be at least ${{ minAge: site.minAge }} years old.`,
  });
}
