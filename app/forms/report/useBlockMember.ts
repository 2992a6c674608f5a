import { useMutation, useQueryClient } from '@tanstack/react-query';
import { blockMember, unblockMember } from '../../api/contract/reportAndBlock.ts';
import { conversationsKey, threadKey } from '../../api/queryKeys.ts';
import { memberListKeys, relatedQueryKeys } from '../../lists/memberListKeys.ts';
import { profileQuery } from '../../member/profileQueries.ts';
import { useApi } from '../../session/useSession.ts';

/**
 * Blocks (true) or unblocks a member, and refetches the lists, which leave out blocked members, and an open
 * conversation, which a block closes. A blocked profile that is on show is kept, because the server no longer sends it;
 * an unblocked one is fetched again.
 */
export function useBlockMember(profileId: string) {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (blocked: boolean) => api.call(blocked ? blockMember : unblockMember, { params: { id: profileId } }),
    onSuccess(_, blocked) {
      const { queryKey: profileKey } = profileQuery(api, profileId);
      client.setQueryData(profileKey, (profile) => profile && { ...profile, blocked });
      // A row of the inbox has gone or come back, wherever it stood: all that is loaded of it is fetched.
      client.setQueriesData<unknown>({ queryKey: conversationsKey }, (inbox: unknown) => inbox, { updatedAt: 0 });
      const related = [...Object.values(relatedQueryKeys), threadKey];
      const changed = [...memberListKeys, ...related, ...(blocked ? [] : [profileKey])];
      for (const queryKey of changed) void client.invalidateQueries({ queryKey });
    },
  });
}
