import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sendSmile } from '../../../api/contract/matchActions.ts';
import { dashboardKey, matchesKey, visitorsKey } from '../../../api/queryKeys.ts';
import { profileQuery } from '../../../member/profileQueries.ts';
import { useApi } from '../../../session/useSession.ts';

/** Whether a smile can be sent to a member from their conversation, and the act. Only matches can be smiled at. */
export function useSmileFromThread(profileId: string) {
  const api = useApi();
  const client = useQueryClient();
  const { queryKey, ...query } = profileQuery(api, profileId);
  const { data: profile } = useQuery({ queryKey, ...query });
  const matchId = profile?.match_id ?? null;
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: (id: string) => api.call(sendSmile, { params: { id } }),
    onSuccess() {
      client.setQueryData(queryKey, (known) => known && { ...known, smile_sent: true });
      for (const key of [matchesKey, visitorsKey, dashboardKey]) void client.invalidateQueries({ queryKey: key });
    },
  });
  const sent = isSuccess || profile?.smile_sent === true;
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
