import { useMutation, useQuery } from '@tanstack/react-query';
import { sendSmile } from '../api/contract/matchActions.ts';
import { useApi } from '../session/useSession.ts';
import { usePeopleCache } from './people/usePeopleCache.ts';
import { profileQuery } from './profileQueries.ts';

/** The state of a smile to a member, which is free, and the function that sends it. Only matches can be smiled at. */
export function useFreeSmile(profileId: string) {
  const api = useApi();
  const cache = usePeopleCache();
  const { data: profile } = useQuery(profileQuery(api, profileId));
  const matchId = profile?.matchId ?? null;
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: (id: string) => api.call(sendSmile, { params: { id } }),
    onSuccess: (_, id) => cache.patch(id, { smileSent: true }),
  });
  const sent = isSuccess || profile?.smileSent === true;
  return {
    possible: matchId !== null,
    sent,
    justSent: isSuccess,
    failed: isError,
    send() {
      if (matchId !== null && !sent && !isPending) mutate(matchId);
    },
  };
}
