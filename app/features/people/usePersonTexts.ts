import { plural } from '@lingui/core/macro';
import { ageOn, todayAsIsoDay } from '../../lib/dates/age.ts';
import { truncate } from '../../lib/truncate.ts';
import { useMemberName } from '../../member/useMemberName.ts';

interface PersonDetails {
  username: string | null;
  birthday: string | null;
  city: string | null;
}

const MAX_CITY_LENGTH = 60;

/** The name as it is shown, shortened so that no length breaks a page. */
export const usePersonName = (username: string | null): string => useMemberName()(username);

/** Name, and a line with age and city, which is empty where neither is known. */
export function usePersonTexts({ username, birthday, city }: PersonDetails): { name: string; facts: string } {
  const age = birthday && ageOn(birthday, todayAsIsoDay());
  return {
    name: usePersonName(username),
    facts: [age && plural(age, { one: '# year', other: '# years' }), truncate(city ?? '', MAX_CITY_LENGTH)]
      .filter(Boolean)
      .join(' · '),
  };
}
