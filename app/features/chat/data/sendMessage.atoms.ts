import { atom } from 'jotai';
import { ApiError } from '../../../api/ApiError.ts';
import { sendMessage } from '../../../api/contract/conversations.ts';
import type { Api } from '../../../api/createApi.ts';
import { limitCombiningMarks } from '../../../lib/limitCombiningMarks.ts';
import { log } from '../../../lib/log.ts';
import { apiAtom, memberAtom, memberIdAtom } from '../../../session/session.atoms.ts';
import { prependToDraft } from './draftStorage.ts';
import { changeOutboxAtom, readUnsent } from './outbox.atoms.ts';
import { nextMessageToSend } from './reduceOutbox.ts';
import { addToThread, type ConversationRef, newestMessageIdOf, readThread, refreshThread } from './threadQuery.ts';
import { type SendOutcome, toSendOutcome } from './toSendOutcome.ts';

/**
 * Sends a text. It passes through `limitCombiningMarks`, as all texts of answers do, and is shown, sent and compared in that
 * form.
 */
export const sendMessageAtom = atom(null, (_, set, conversation: ConversationRef, text: string) => {
  const queued = { type: 'queued', key: crypto.randomUUID(), text: limitCombiningMarks(text), at: Date.now() } as const;
  set(changeOutboxAtom, conversation, queued);
  return set(flushOutboxAtom, conversation);
});

export const retryMessageAtom = atom(null, async (_, set, conversation: ConversationRef, key: string) => {
  set(changeOutboxAtom, conversation, { type: 'retried', key });
  // The server may have stored it although the answer was lost; then there is nothing left to send.
  await refreshThread(conversation);
  return set(flushOutboxAtom, conversation);
});

/** Events of the outbox by outcome; a text that has to be changed, or needs Premium, is a draft again. */
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
    if (!api || member?.claims.userId !== owner || !entry) return outcomes;
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
