import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../api/contract/profile.ts';
import { blockMember, unblockMember } from '../../../api/contract/reportAndBlock.ts';
import { useApi } from '../../../session/useSession.ts';
import { peopleQueryKeys, relatedQueryKeys } from '../model/peopleQueryKeys.ts';
import type { Person } from '../model/person.model.ts';

/** Blocks somebody, or takes that back. Lists are fetched again: whoever is blocked stands in none of them. */
export function useBlockMember({ profileId }: Person) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api.call(on ? blockMember : unblockMember, { params: { id: profileId } }),
    onSuccess(_, on) {
      client.setQueryData<Profile>(
        peopleQueryKeys.profile(profileId),
        (profile) => profile && { ...profile, blocked: on },
      );
      const lists = [
        peopleQueryKeys.matches,
        peopleQueryKeys.visitors,
        peopleQueryKeys.online,
        ...Object.values(relatedQueryKeys),
      ];
      for (const queryKey of lists) void client.invalidateQueries({ queryKey });
    },
  });
}
