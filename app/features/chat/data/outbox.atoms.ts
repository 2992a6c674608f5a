import { atom, type Getter } from 'jotai';
import { ownedAtom } from '../../../session/ownedAtom.ts';
import { memberIdAtom } from '../../../session/session.atoms.ts';
import { openStoredOutbox, readStoredOutbox } from './outboxStorage.ts';
import { type Outbox, type OutboxEvent, reduceOutbox, removeArrived } from './reduceOutbox.ts';
import { type ConversationRef, readThread } from './threadQuery.ts';

/** Outboxes by conversation id; one that has not changed since the page was opened is only in the storage. */
export const outboxesAtom = ownedAtom<Readonly<Record<string, Outbox>>>({});

/** Reads the messages of a conversation that have not arrived. */
export function readUnsent(get: Getter, conversation: ConversationRef): Outbox {
  const { owner, id } = conversation;
  return removeArrived(get(outboxesAtom)[id] ?? readStoredOutbox(owner, id), toViewedThread(conversation));
}

const toViewedThread = (conversation: ConversationRef) => ({
  viewerId: conversation.owner,
  messages: readThread(conversation)?.messages ?? [],
});

/** Changes an outbox. Events after the member has signed out, or another has signed in, have no effect. */
export const changeOutboxAtom = atom(null, (get, set, conversation: ConversationRef, event: OutboxEvent) => {
  const { owner, id } = conversation;
  const viewer = get(memberIdAtom);
  // Messages that were being sent as the session ended are in the storage, as failed.
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
