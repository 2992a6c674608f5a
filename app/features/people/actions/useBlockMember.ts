import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../api/contract/profile.ts';
import { blockMember, unblockMember } from '../../../api/contract/reportAndBlock.ts';
import { useApi } from '../../../session/useSession.ts';
import { listQueryKeys, peopleQueryKeys, relatedQueryKeys } from '../model/peopleQueryKeys.ts';
import type { Person } from '../model/person.model.ts';

/** Blocks or unblocks a member, and refetches the lists, which leave out blocked members. */
export function useBlockMember({ profileId }: Person) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocked: boolean) => api.call(blocked ? blockMember : unblockMember, { params: { id: profileId } }),
    onSuccess(_, blocked) {
      client.setQueryData<Profile>(peopleQueryKeys.profile(profileId), (profile) => profile && { ...profile, blocked });
      for (const queryKey of [...listQueryKeys, ...Object.values(relatedQueryKeys)])
        void client.invalidateQueries({ queryKey });
    },
  });
}
