import { useQueryClient } from '@tanstack/react-query';
import { atom, type Getter, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { ApiError } from '../../../api/ApiError.ts';
import { type Message, sendMessage } from '../../../api/contract/conversations.ts';
import type { Api } from '../../../api/createApi.ts';
import { log } from '../../../lib/log.ts';
import { openDraft } from '../../../lib/storage/openDraft.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { apiAtom, memberAtom, memberIdAtom } from '../../../session/session.atoms.ts';
import { prependToDraft } from '../composer/draftStorage.ts';
import {
  nextMessageToSend,
  type Outbox,
  type OutboxEvent,
  reduceOutbox,
  removeArrived,
  type SendOutcome,
  toSendOutcome,
} from './reduceOutbox.ts';
import { addToThread, type ConversationRef, newestMessageIdOf, readThread, refreshThread } from './threadQuery.ts';

/** By conversation id; an outbox that has not changed since the page was opened stands only in the storage. */
const outboxesAtom = ownedAtom<Readonly<Record<string, Outbox>>>({});

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

export const sendMessageAtom = atom(null, (_, set, conversation: ConversationRef, text: string) => {
  set(changeOutboxAtom, conversation, { type: 'queued', key: crypto.randomUUID(), text, at: Date.now() });
  return set(flushOutboxAtom, conversation);
});

export const retryMessageAtom = atom(null, async (_, set, conversation: ConversationRef, key: string) => {
  set(changeOutboxAtom, conversation, { type: 'retried', key });
  // The server may have stored it although the answer was lost; then there is nothing left to send.
  await refreshThread(conversation);
  return set(flushOutboxAtom, conversation);
});

/** Sends the queued messages, one after the other, and returns the outcome of the last one. */
const flushOutboxAtom = atom(null, async (get, set, conversation: ConversationRef): Promise<SendOutcome> => {
  const { owner, id } = conversation;
  let outcome: SendOutcome = 'queued';
  for (;;) {
    const api = get(apiAtom);
    const member = get(memberAtom);
    const entry = nextMessageToSend(readUnsent(get, conversation));
    if (!api || member?.claims.user_id !== owner || !entry) return outcome;
    const { key, text } = entry;
    set(changeOutboxAtom, conversation, { type: 'sending', key });
    outcome = await postMessage(api, conversation, text, member.user.premium);
    if (outcome === 'paywall' && get(memberIdAtom) === owner) prependToDraft(owner, id, text);
    set(changeOutboxAtom, conversation, { type: outcome === 'failed' ? 'failed' : 'removed', key });
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
    if (paywall) return 'paywall';
    addToThread(conversation, { messages });
    return 'sent';
  } catch (error) {
    if (error instanceof ApiError) return toSendOutcome(error, premium);
    log.error('a message could not be sent', error);
    return 'failed';
  }
}

const StoredOutbox = z.array(
  z.object({ key: z.string(), text: z.string(), at: z.number(), afterId: z.nullable(z.number()) }),
);
const openStoredOutbox = (owner: string, id: string) => openDraft(owner, `chat.unsent.${id}`, StoredOutbox);

/** All stored messages count as failed, because the page that was sending them is closed. */
const readStoredOutbox = (owner: string, id: string): Outbox =>
  (openStoredOutbox(owner, id).read() ?? []).map((entry) => ({ ...entry, state: 'failed' }));

export type UnsentMessages = ReturnType<typeof useOutbox>;

/**
 * Sends from an open conversation. A paywall leads to the plans, unless the member has left the page meanwhile.
 *
 * @param messages what is loaded of the conversation
 */
export function useOutbox(id: string, messages: readonly Message[]) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const owner = useAtomValue(memberIdAtom) ?? '';
  const outbox = useAtomValue(outboxesAtom)[id];
  const change = useSetAtom(changeOutboxAtom);
  const send = useSetAtom(sendMessageAtom);
  const retry = useSetAtom(retryMessageAtom);
  const [sentCount, setSentCount] = useState(0);
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
  const handleOutcome = (outcome: SendOutcome) => {
    if (!mounted.current) return;
    if (outcome === 'sent') setSentCount((count) => count + 1);
    if (outcome === 'paywall') void navigate(namedPaths.premiumUpgrade(true));
  };
  return {
    unsent,
    send: (text: string) => void send(conversation, text).then(handleOutcome),
    retry: (key: string) => void retry(conversation, key).then(handleOutcome),
    discard: (key: string) => change(conversation, { type: 'removed', key }),
    /** Messages sent since the conversation was opened; screen readers announce a change. */
    sentCount,
  };
}
