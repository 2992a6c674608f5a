import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { threadKey } from '../../../api/queryKeys.ts';
import { nextPollDelay } from '../../../lib/nextPollDelay.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import type { ThreadState } from './thread.model.ts';
import { closeThreadAtom, refreshThreadAtom, threadsAtom } from './threads.atoms.ts';

const THREAD_POLL_INTERVAL_MS = 10_000;

const nextThreadPollDelay = (failures: number, error?: unknown) =>
  nextPollDelay(
    THREAD_POLL_INTERVAL_MS,
    failures,
    error instanceof ApiError ? error.retryAfter : undefined,
    Math.random(),
  );

interface OpenThread {
  /** Null until it is loaded. */
  thread: ThreadState | null;
  /** Why the thread could not be loaded; null once it is loaded. */
  error: Error | null;
  /** Waiting for a connection. */
  isPaused: boolean;
}

/** Loads a conversation and polls it for newer messages while the page is visible. */
export function useThread(id: string): OpenThread {
  const owner = useAtomValue(memberIdAtom);
  const thread = useAtomValue(threadsAtom)[id];
  const refresh = useSetAtom(refreshThreadAtom);
  const close = useSetAtom(closeThreadAtom);
  const failures = useRef(0);
  const delayMs = useRef(nextThreadPollDelay(0));
  const recordOutcome = (failureCount: number, error?: unknown) => {
    failures.current = failureCount;
    delayMs.current = nextThreadPollDelay(failureCount, error);
  };
  const { error, fetchStatus } = useQuery({
    queryKey: [...threadKey, owner, id],
    queryFn: async ({ signal }) => {
      try {
        await refresh(id, signal);
        recordOutcome(0);
        return true;
      } catch (failure) {
        if (!signal.aborted) recordOutcome(failures.current + 1, failure);
        throw failure;
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchInterval: () => delayMs.current,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
  });
  useEffect(() => () => close(id), [id, close]);
  const loaded = thread?.info ? thread : null;
  return { thread: loaded, error: loaded ? null : error, isPaused: fetchStatus === 'paused' };
}
