import { plural } from '@lingui/core/macro';
import { ageOn } from '../lib/dates/age.ts';
import { todayAsIsoDay } from '../lib/dates/dateTime.ts';
import { truncate } from '../lib/truncate.ts';

/** Characters of a city. */
export const MAX_CITY_LENGTH = 60;

/** Formats age and city in one line, which is empty where neither is known. */
export function formatMemberFacts({ birthday, city }: { birthday: string | null; city: string | null }): string {
  const age = birthday && ageOn(birthday, todayAsIsoDay());
  return [age && plural(age, { one: '# year', other: '# years' }), truncate(city ?? '', MAX_CITY_LENGTH)]
    .filter(Boolean)
    .join(' · ');
}
