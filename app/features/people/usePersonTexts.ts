import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ageOn, todayAsIsoDay } from '../../lib/dates/age.ts';
import { truncate } from '../../lib/truncate.ts';

interface PersonDetails {
  username: string | null;
  birthday: string | null;
  city: string | null;
}

/** Name, age and city as they are shown; none of them can break a page. */
export function usePersonTexts({ username, birthday, city }: PersonDetails): { name: string; facts: string } {
  const { t } = useLingui();
  const age = birthday && ageOn(birthday, todayAsIsoDay());
  return {
    name: truncate(username ?? '', 60) || t`Member without a name`,
    facts: [age && plural(age, { one: '# year', other: '# years' }), truncate(city ?? '', 60)]
      .filter(Boolean)
      .join(' · '),
  };
}
