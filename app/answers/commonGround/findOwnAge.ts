import type { PersonalityGroup } from '../../api/contract/profile.ts';
import { ageOn } from '../../lib/dates/age.ts';
import { toTexts } from '../answerValues.ts';

/** Finds the viewer's age in their own answers; null where the date of birth is not among them. */
export function findOwnAge(own: readonly PersonalityGroup[], today: string): number | null {
  const birthday = own.flatMap(({ answers }) => answers).find(({ question }) => question.type === 5)?.answer;
  return birthday ? ageOn(toTexts(birthday)[0] ?? '', today) : null;
}
