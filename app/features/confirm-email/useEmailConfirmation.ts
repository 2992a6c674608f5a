import { useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { checkConfirmed } from '../../api/contract/userConfig.ts';
import { sendDelayedRegistration } from '../../registration/sendRegistrationTriggers.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { nextCheckDelay } from './nextCheckDelay.ts';

/**
 * Checks repeatedly, while the page is visible, whether the address is confirmed. Then the member is reloaded, and the
 * guard leads on.
 */
export function useEmailConfirmation() {
  const api = useApi();
  const { refresh } = useSessionActions();
  const store = useStore();
  const checks = useRef(0);
  const [firstDelayMs] = useState(() => nextCheckDelay(0, Math.random()));
  const delayMs = useRef(firstDelayMs);
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['email confirmed'],
    queryFn: async ({ signal }) => {
      checks.current += 1;
      delayMs.current = nextCheckDelay(checks.current, Math.random());
      return api.call(checkConfirmed, {}, { signal });
    },
    staleTime: 0,
    refetchInterval: () => delayMs.current,
    refetchIntervalInBackground: false,
    // Members come back from their mailbox.
    refetchOnWindowFocus: 'always',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt runs the effect for each answer, even one like the last
  useEffect(() => {
    if (data) void sendDelayedRegistration(store).then(refresh);
  }, [data, dataUpdatedAt, refresh, store]);
  return { confirmed: data === true, checking: isFetching, checkNow: () => void refetch() };
}
