import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Message } from '../../../api/contract/conversations.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { useConversationPaywall } from '../conversation/ConversationPaywallButton.tsx';
import { changeOutboxAtom, outboxesAtom } from '../data/outbox.atoms.ts';
import { readStoredOutbox } from '../data/outboxStorage.ts';
import { removeArrived } from '../data/reduceOutbox.ts';
import { retryMessageAtom, sendMessageAtom } from '../data/sendMessage.atoms.ts';
import type { SendOutcome } from '../data/toSendOutcome.ts';

/**
 * A refusal of a text by the server; the text is a draft again. `message` has the server's words, or is empty; null for
 * the paywall.
 */
interface MessageRefusal {
  message: string | null;
}

export type UnsentMessages = ReturnType<typeof useOutbox>;

/**
 * Returns the outbox of an open conversation. A paywall leads to the plans, unless the member has left the page.
 *
 * @param messages the loaded messages of the conversation
 */
export function useOutbox(id: string, messages: readonly Message[]) {
  const client = useQueryClient();
  const showPlans = useConversationPaywall();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const outbox = useAtomValue(outboxesAtom)[id];
  const change = useSetAtom(changeOutboxAtom);
  const send = useSetAtom(sendMessageAtom);
  const retry = useSetAtom(retryMessageAtom);
  const [sentCount, setSentCount] = useState(0);
  const [refusal, setRefusal] = useState<MessageRefusal | null>(null);
  const mounted = useRef(false);
  const conversation = useMemo(() => ({ client, owner, id }), [client, owner, id]);
  const unsent = useMemo(
    () => removeArrived(outbox ?? readStoredOutbox(owner, id), { viewerId: owner, messages }),
    [outbox, owner, id, messages],
  );
  useEffect(() => {
    // Messages that have arrived leave the storage, too, while the thread with them is loaded.
    if (unsent !== outbox) change(conversation, { type: 'threadChanged' });
  }, [unsent, outbox, conversation, change]);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const handleOutcomes = (outcomes: readonly SendOutcome[]) => {
    if (!mounted.current) return;
    setSentCount((count) => count + outcomes.filter(({ kind }) => kind === 'sent').length);
    const refused = outcomes.findLast(({ kind }) => kind === 'invalid' || kind === 'paywall');
    if (refused) setRefusal({ message: refused.kind === 'invalid' ? refused.message : null });
    if (refused?.kind === 'paywall') showPlans('write', true);
  };
  return {
    unsent,
    send: (text: string) => void send(conversation, text).then(handleOutcomes),
    retry: (key: string) => void retry(conversation, key).then(handleOutcomes),
    discard: (key: string) => change(conversation, { type: 'removed', key }),
    /** Number of messages sent since the conversation was opened; screen readers announce a change. */
    sentCount,
    refusal,
  };
}
