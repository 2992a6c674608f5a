import type { Conversation } from '../../../api/contract/conversations.ts';
import { draftKeyPrefix } from '../data/draftStorage.ts';
import { outboxKeyPrefix } from '../data/outboxStorage.ts';
import { isSameText, type Outbox } from '../data/reduceOutbox.ts';

/** A text that a member has written in a conversation and that has not arrived. */
export interface UnsentText {
  /** failed: it was sent and has not arrived. draft: it was typed. */
  kind: 'failed' | 'draft';
  text: string;
}

/**
 * Finds the unsent texts by the id of the conversation; of a failed one and a draft, the failed one.
 *
 * @param stored the member's stored values
 * @param readOutbox reads the messages of a conversation that have not arrived
 */
export function toUnsentTexts(
  stored: readonly (readonly [key: string, value: string])[],
  readOutbox: (id: string) => Outbox,
): ReadonlyMap<string, UnsentText> {
  const texts = new Map<string, UnsentText>();
  for (const [key, text] of stored) {
    if (key.startsWith(draftKeyPrefix)) texts.set(key.slice(draftKeyPrefix.length), { kind: 'draft', text });
  }
  for (const [key] of stored) {
    if (!key.startsWith(outboxKeyPrefix)) continue;
    const id = key.slice(outboxKeyPrefix.length);
    const failed = readOutbox(id).findLast(({ state }) => state === 'failed' || state === 'blocked');
    if (failed) texts.set(id, { kind: 'failed', text: failed.text });
  }
  return texts;
}

/** The unsent texts of a conversation, without those that have arrived although the answer was lost, and without the open draft. */
export function toShownUnsent(
  { lastOwn, lastMessage }: Pick<Conversation, 'lastOwn' | 'lastMessage'>,
  unsent: UnsentText | undefined,
  open: boolean,
): UnsentText | undefined {
  if (unsent?.kind === 'draft') return open ? undefined : unsent;
  return unsent && lastOwn && isSameText(lastMessage, unsent.text) ? undefined : unsent;
}
