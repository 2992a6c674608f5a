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
  /** How often something has arrived, for those who cannot see it. */
  arrived: number;
}

/** Sends from an open conversation. A refusal leads to the plans, unless the member has gone elsewhere meanwhile. */
export function useSendMessage(id: string): MessageSender {
  const navigate = useNavigate();
  const send = useSetAtom(sendMessageAtom);
  const retry = useSetAtom(retryMessageAtom);
  const withdraw = useSetAtom(discardMessageAtom);
  const [arrived, setArrived] = useState(0);
  const open = useRef(false);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  const follow = useCallback(
    (outcome: SendOutcome) => {
      if (!open.current) return;
      if (outcome === 'sent') setArrived((count) => count + 1);
      if (outcome === 'paywall') void navigate(namedPaths.premiumUpgrade(true));
    },
    [navigate],
  );
  return useMemo(
    () => ({
      send: (text) => void send(id, text).then(follow),
      retry: (key) => void retry(id, key).then(follow),
      discard: (key) => withdraw(id, key),
      arrived,
    }),
    [id, send, retry, withdraw, follow, arrived],
  );
}
