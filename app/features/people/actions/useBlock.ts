import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../api/contract/profile.ts';
import { blockMember, unblockMember } from '../../../api/contract/safety.ts';
import { useApi } from '../../../session/useSession.ts';
import { foreignKeys, peopleKeys } from '../model/peopleKeys.ts';
import type { Person } from '../model/person.model.ts';

/** Blocks somebody, or takes that back. Lists are fetched again: whoever is blocked stands in none of them. */
export function useBlock({ profileId }: Person) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (on: boolean) => api.call(on ? blockMember : unblockMember, { params: { id: profileId } }),
    onSuccess(_, on) {
      client.setQueryData<Profile>(peopleKeys.profile(profileId), (profile) => profile && { ...profile, blocked: on });
      const lists = [peopleKeys.matches, peopleKeys.visitors, peopleKeys.online, ...Object.values(foreignKeys)];
      for (const queryKey of lists) void client.invalidateQueries({ queryKey });
    },
  });
}
