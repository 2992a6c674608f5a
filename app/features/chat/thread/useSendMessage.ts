import { useSetAtom } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { discardMessageAtom, retryMessageAtom, sendMessageAtom } from './threads.atoms.ts';
import type { SendOutcome } from './toSendOutcome.ts';

export interface MessageSender {
  send: (text: string) => void;
  retry: (key: string) => void;
  discard: (key: string) => void;
  /** Messages sent since the conversation was opened; screen readers announce a change. */
  sentCount: number;
}

/** Sends from an open conversation. A paywall leads to the plans, unless the member has left the page meanwhile. */
export function useSendMessage(id: string): MessageSender {
  const navigate = useNavigate();
  const send = useSetAtom(sendMessageAtom);
  const retry = useSetAtom(retryMessageAtom);
  const discard = useSetAtom(discardMessageAtom);
  const [sentCount, setSentCount] = useState(0);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const handleOutcome = useCallback(
    (outcome: SendOutcome) => {
      if (!mounted.current) return;
      if (outcome === 'sent') setSentCount((count) => count + 1);
      if (outcome === 'paywall') void navigate(namedPaths.premiumUpgrade(true));
    },
    [navigate],
  );
  return useMemo(
    () => ({
      send: (text) => void send(id, text).then(handleOutcome),
      retry: (key) => void retry(id, key).then(handleOutcome),
      discard: (key) => discard(id, key),
      sentCount,
    }),
    [id, send, retry, discard, handleOutcome, sentCount],
  );
}
