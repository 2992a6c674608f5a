import type { Conversation } from '../../../api/contract/conversations.ts';

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
