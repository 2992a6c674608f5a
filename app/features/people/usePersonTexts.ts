import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ageOn, todayAsDay } from '../../lib/ageOn.ts';
import { shorten } from '../../lib/shorten.ts';

interface Described {
  username: string | null;
  birthday: string | null;
  city: string | null;
}

/** Name, age and city as they are shown; none of them can break a page. */
export function usePersonTexts({ username, birthday, city }: Described): { name: string; facts: string } {
  const { t } = useLingui();
  const age = birthday && ageOn(birthday, todayAsDay());
  return {
    name: shorten(username ?? '', 60) || t`Member without a name`,
    facts: [age && plural(age, { one: '# year', other: '# years' }), shorten(city ?? '', 60)]
      .filter(Boolean)
      .join(' · '),
  };
}
