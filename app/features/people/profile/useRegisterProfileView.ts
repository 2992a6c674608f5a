import { msg } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { registerView } from '../../../api/contract/memberLists.ts';
import { log } from '../../../lib/log.ts';
import { useApi } from '../../../session/useSession.ts';
import { usePeopleCache } from '../actions/usePeopleCache.ts';
import { isConnectionError, toServerMessage } from '../model/apiErrorChecks.ts';
import type { Person } from '../model/person.model.ts';
import { useNotify } from '../notices/useNotify.ts';

/** Registers once with the server that the member has viewed this match. */
export function useRegisterProfileView(person: Person | null): void {
  const api = useApi();
  const cache = usePeopleCache();
  const { notifyFailure } = useNotify();
  const registered = useRef<string | null>(null);
  const { mutate } = useMutation({
    mutationFn: ({ matchId }: Person & { matchId: string }) => api.call(registerView, { params: { id: matchId } }),
    onSuccess(_, { matchId }) {
      cache.patch(matchId, { new: false });
      cache.invalidateRelated();
    },
    onError(error, viewedPerson) {
      // Without a connection the page itself shows the problem.
      if (isConnectionError(error)) return log.warn('the profile view was not registered', error);
      notifyFailure(
        viewedPerson,
        error,
        toServerMessage(error) ?? msg`The maximum number of online users has been reached`,
      );
    },
  });
  const matchId = person?.matchId ?? null;
  useEffect(() => {
    if (!person || matchId === null || registered.current === matchId) return;
    registered.current = matchId;
    mutate({ ...person, matchId });
  }, [person, matchId, mutate]);
}
