import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { sendSmile } from '../../../api/contract/matchActions.ts';
import { useApi } from '../../../session/useSession.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';
import { usePeopleCache } from './usePeopleCache.ts';

/** A smile is sent once; at once on the screen, and taken back if the server refuses. */
export function useSendSmile(person: Person): () => void {
  const { t } = useLingui();
  const api = useApi();
  const cache = usePeopleCache();
  const tell = useNotify();
  const { mutate } = useMutation({
    mutationFn: (id: string) => api.call(sendSmile, { params: { id } }),
    onMutate(matchId) {
      tell.settle(person);
      cache.patch(matchId, { smile_sent: true });
    },
    onSuccess(_, matchId) {
      cache.patch(matchId, { smile_sent: true });
      tell.say(t`Your smile is on its way.`);
    },
    onError(error, matchId) {
      cache.patch(matchId, { smile_sent: false });
      tell.failed(person, error, msg`Unable to send smile`);
    },
  });
  return () => {
    if (person.matchId !== null && !person.smileSent) mutate(person.matchId);
  };
}
