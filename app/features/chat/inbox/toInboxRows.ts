import type { Conversation } from '../../../api/contract/conversations.ts';
import { isSameText } from '../thread/reduceOutbox.ts';
import type { UnsentText } from './toUnsentTexts.ts';

/** The rows of the inbox without those being deleted; the open one is never new. */
export const toInboxRows = (
  rows: readonly Conversation[],
  { open, deleted }: { open: string | null; deleted: readonly string[] },
): Conversation[] =>
  rows
    .filter(({ id }) => !deleted.includes(id))
    .map((conversation) => (conversation.id === open ? { ...conversation, new: false } : conversation));

/** The conversation to open after another was deleted: the first of the others, or null. */
export const pickAfterDeletion = (rows: readonly Conversation[], deleted: string): string | null =>
  rows.find(({ id }) => id !== deleted)?.id ?? null;

/** Whether anything has been written. */
export const hasLastMessage = ({
  last_message,
  created_at,
  blurred,
}: Pick<Conversation, 'last_message' | 'created_at' | 'blurred'>): boolean =>
  blurred || created_at !== null || (last_message?.trim() ?? '') !== '';

/** What is unsent of a conversation; not what has arrived although the answer to it was lost, nor the open draft. */
export function toShownUnsent(
  { last_own, last_message }: Pick<Conversation, 'last_own' | 'last_message'>,
  unsent: UnsentText | undefined,
  open: boolean,
): UnsentText | undefined {
  if (unsent?.kind === 'draft') return open ? undefined : unsent;
  return unsent && last_own && isSameText(last_message, unsent.text) ? undefined : unsent;
}
