import { formatMemberFacts } from '../../member/formatMemberFacts.ts';
import { useMemberName } from '../../member/useMemberName.ts';

interface PersonDetails {
  username: string | null;
  birthday: string | null;
  city: string | null;
}

/** The name of a person as shown, shortened so that no length breaks a page. */
export const usePersonName = (username: string | null): string => useMemberName()(username);

/** The texts about a person: name, and a line with age and city, which is empty where neither is known. */
export function usePersonNameAndFacts({ username, birthday, city }: PersonDetails): { name: string; facts: string } {
  return { name: usePersonName(username), facts: formatMemberFacts({ birthday, city }) };
}
