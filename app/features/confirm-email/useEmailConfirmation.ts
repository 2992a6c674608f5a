import { useQuery } from '@tanstack/react-query';
import { useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { checkConfirmed, resendConfirmation } from '../../api/contract/userConfig.ts';
import { log } from '../../lib/log.ts';
import { sendDelayedRegistration } from '../../routing/reportRegistration.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { nextCheckDelay } from './nextCheckDelay.ts';

/** Watches, while the page is in sight, for the address to be confirmed; then what is known of the member is reloaded,
 * and the guard leads on. */
export function useEmailConfirmation() {
  const api = useApi();
  const { refresh } = useSessionActions();
  const store = useStore();
  const asked = useRef(0);
  const pause = useRef(nextCheckDelay(0, Math.random()));
  const { data, dataUpdatedAt, isFetching, refetch } = useQuery({
    queryKey: ['email confirmed'],
    queryFn: async ({ signal }) => {
      asked.current += 1;
      pause.current = nextCheckDelay(asked.current, Math.random());
      return api.call(checkConfirmed, {}, { signal });
    },
    staleTime: 0,
    refetchInterval: () => pause.current,
    refetchIntervalInBackground: false,
    // They come back from their mailbox.
    refetchOnWindowFocus: 'always',
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, even one like that before
  useEffect(() => {
    if (data) void sendDelayedRegistration(store).then(refresh);
  }, [data, dataUpdatedAt, refresh, store]);
  return { confirmed: data === true, checking: isFetching, checkNow: () => void refetch() };
}

export type ResendState = 'idle' | 'sending' | 'sent' | 'failed';

/** Sends the e-mail again; a failure is logged and shown. */
export function useResendConfirmation() {
  const api = useApi();
  const [state, setState] = useState<ResendState>('idle');
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await api.call(resendConfirmation);
      setState('sent');
    } catch (error) {
      log.warn('the confirmation e-mail could not be sent again', error);
      setState('failed');
    }
  };
  return { state, send: () => void send() };
}
