import { useQueryClient } from '@tanstack/react-query';
import { atom, type Getter, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/ApiError.ts';
import { type Message, sendMessage } from '../../../api/contract/conversations.ts';
import type { Api } from '../../../api/createApi.ts';
import { limitMarks } from '../../../lib/limitMarks.ts';
import { log } from '../../../lib/log.ts';
import { openDraft } from '../../../lib/storage/openDraft.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { apiAtom, memberAtom, memberIdAtom } from '../../../session/session.atoms.ts';
import { prependToDraft } from '../composer/draftStorage.ts';
import { nextMessageToSend, type Outbox, type OutboxEvent, reduceOutbox, removeArrived } from './reduceOutbox.ts';
import { useThreadPaywall } from './ThreadPaywall.tsx';
import { addToThread, type ConversationRef, newestMessageIdOf, readThread, refreshThread } from './threadQuery.ts';
import { type SendOutcome, toSendOutcome } from './toSendOutcome.ts';

/** By conversation id; an outbox that has not changed since the page was opened stands only in the storage. */
export const outboxesAtom = ownedAtom<Readonly<Record<string, Outbox>>>({});

/** The messages of a conversation that have not arrived. */
export function readUnsent(get: Getter, conversation: ConversationRef): Outbox {
  const { owner, id } = conversation;
  return removeArrived(get(outboxesAtom)[id] ?? readStoredOutbox(owner, id), toViewedThread(conversation));
}

const toViewedThread = (conversation: ConversationRef) => ({
  viewerId: conversation.owner,
  messages: readThread(conversation)?.messages ?? [],
});

/** Events that arrive after the member has signed out, or another has signed in, change nothing. */
export const changeOutboxAtom = atom(null, (get, set, conversation: ConversationRef, event: OutboxEvent) => {
  const { owner, id } = conversation;
  const viewer = get(memberIdAtom);
  // The member finds what was being sent as the session ended in the storage, as failed.
  if (viewer === null) set(outboxesAtom, {});
  if (viewer !== owner) return;
  const outboxes = get(outboxesAtom);
  const before = outboxes[id] ?? readStoredOutbox(owner, id);
  const after = reduceOutbox(before, event, toViewedThread(conversation));
  if (after === before) return;
  const stored = openStoredOutbox(owner, id);
  if (after.length > 0) stored.write([...after]);
  else stored.discard();
  set(outboxesAtom, { ...outboxes, [id]: after });
});

/** The text is shown, sent and compared with the server's as `limitMarks` gives it, as all texts of answers are. */
export const sendMessageAtom = atom(null, (_, set, conversation: ConversationRef, text: string) => {
  const queued = { type: 'queued', key: crypto.randomUUID(), text: limitMarks(text), at: Date.now() } as const;
  set(changeOutboxAtom, conversation, queued);
  return set(flushOutboxAtom, conversation);
});

export const retryMessageAtom = atom(null, async (_, set, conversation: ConversationRef, key: string) => {
  set(changeOutboxAtom, conversation, { type: 'retried', key });
  // The server may have stored it although the answer was lost; then there is nothing left to send.
  await refreshThread(conversation);
  return set(flushOutboxAtom, conversation);
});

/** What is in the outbox after an outcome; a text that is to be changed, or waits for Premium, is a draft again. */
const eventOf: Readonly<Record<SendOutcome['kind'], 'removed' | 'failed' | 'blocked'>> = {
  ...{ sent: 'removed', paywall: 'removed', invalid: 'removed' },
  ...{ failed: 'failed', blocked: 'blocked' },
};

/** Sends the queued messages, one after the other. Returns the outcome of each; none if another call is sending them. */
const flushOutboxAtom = atom(null, async (get, set, conversation: ConversationRef): Promise<readonly SendOutcome[]> => {
  const { owner, id } = conversation;
  const outcomes: SendOutcome[] = [];
  for (;;) {
    const api = get(apiAtom);
    const member = get(memberAtom);
    const entry = nextMessageToSend(readUnsent(get, conversation));
    if (!api || member?.claims.user_id !== owner || !entry) return outcomes;
    const { key, text } = entry;
    set(changeOutboxAtom, conversation, { type: 'sending', key });
    const outcome = await postMessage(api, conversation, text, member.user.premium);
    const { kind } = outcome;
    if ((kind === 'paywall' || kind === 'invalid') && get(memberIdAtom) === owner) prependToDraft(owner, id, text);
    set(changeOutboxAtom, conversation, { type: eventOf[kind], key });
    outcomes.push(outcome);
  }
});

async function postMessage(
  api: Api,
  conversation: ConversationRef,
  text: string,
  premium: boolean,
): Promise<SendOutcome> {
  const afterId = newestMessageIdOf(readThread(conversation));
  try {
    const { paywall, messages } = await api.call(sendMessage, {
      body: { id: conversation.id, message: text, afterId },
    });
    if (paywall) return { kind: premium ? 'failed' : 'paywall' };
    addToThread(conversation, { messages });
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof ApiError) return toSendOutcome(error, premium);
    log.error('a message could not be sent', error);
    return { kind: 'failed' };
  }
}

const StoredOutbox = z.array(
  z.object({ key: z.string(), text: z.string(), at: z.number(), afterId: z.nullable(z.number()) }),
);
/** Before the id of the conversation. */
export const outboxKeyPrefix = 'chat.unsent.';
const openStoredOutbox = (owner: string, id: string) => openDraft(owner, outboxKeyPrefix + id, StoredOutbox);

/** All stored messages count as failed, because the page that was sending them is closed. */
export const readStoredOutbox = (owner: string, id: string): Outbox =>
  (openStoredOutbox(owner, id).read() ?? []).map((entry) => ({ ...entry, state: 'failed' }));

/**
 * Why the server did not take a text; the text is a draft again. `message` has the server's words, or is empty; null for
 * the paywall.
 */
interface MessageRefusal {
  message: string | null;
}

export type UnsentMessages = ReturnType<typeof useOutbox>;

/**
 * Sends from an open conversation. A paywall leads to the plans, unless the member has left the page meanwhile.
 *
 * @param messages what is loaded of the conversation
 */
export function useOutbox(id: string, messages: readonly Message[]) {
  const client = useQueryClient();
  const showPlans = useThreadPaywall();
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
    // What has arrived leaves the storage too, while the messages that show it are loaded.
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
    /** Messages sent since the conversation was opened; screen readers announce a change. */
    sentCount,
    refusal,
  };
}
