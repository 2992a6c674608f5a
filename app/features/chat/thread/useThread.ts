import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { threadKey } from '../../../api/queryKeys.ts';
import type { ThreadState } from './thread.model.ts';
import { closeThreadAtom, ownerAtom, refreshThreadAtom, threadsAtom } from './threads.atoms.ts';
import { nextPollDelay } from './toSendOutcome.ts';

/** A conversation while it is open: loaded when it opens, and kept up to date as long as the page is in sight. */
export function useThread(id: string): { thread: ThreadState | null; trouble: Error | null; waiting: boolean } {
  const owner = useAtomValue(ownerAtom);
  const thread = useAtomValue(threadsAtom)[id];
  const refresh = useSetAtom(refreshThreadAtom);
  const leave = useSetAtom(closeThreadAtom);
  const failures = useRef(0);
  const pause = useRef(nextPollDelay(0, undefined, Math.random()));
  const settle = (failed: number, error?: unknown) => {
    failures.current = failed;
    pause.current = nextPollDelay(failed, error instanceof ApiError ? error.retryAfter : undefined, Math.random());
  };
  const { error, fetchStatus } = useQuery({
    queryKey: [...threadKey, owner, id],
    queryFn: async ({ signal }) => {
      try {
        await refresh(id, signal);
        settle(0);
        return true;
      } catch (failure) {
        if (!signal.aborted) settle(failures.current + 1, failure);
        throw failure;
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => pause.current,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => () => leave(id), [id, leave]);
  const loaded = thread?.info ? thread : null;
  return { thread: loaded, trouble: loaded ? null : error, waiting: fetchStatus === 'paused' };
}
