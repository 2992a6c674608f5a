import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { todayAsDay } from '../lib/ageOn.ts';
import { type BirthdayCheck, type BirthdayMistake, checkBirthday } from '../lib/checkBirthday.ts';
import { site } from '../site/site.ts';

/** Checks a typed date of birth by this site's format and minimum age, as of today. */
export const checkTypedBirthday = (typed: string): BirthdayCheck =>
  checkBirthday(typed, site.dateFormat, todayAsDay(), site.minAge);

/** What to say of a mistake. */
export function explainBirthday(mistake: BirthdayMistake): MessageDescriptor {
  if (mistake === 'invalidDate') return msg`This is not a full date. Please check day, month and year.`;
  if (mistake === 'invalidMinYear') return msg`Please check the year. It is more than 90 years back.`;
  return msg({
    id: 'questionnaire.type5.errorMinAge',
    message: `Members have to be at least ${{ minAge: site.minAge }} years old.`,
  });
}
