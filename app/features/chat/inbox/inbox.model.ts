import { type Conversation, supportConversationId } from '../../../api/contract/chat.ts';
import { PAGE_SIZE } from '../thread/mergeMessages.ts';

/** Offset of the next page; undefined after the last page, which has fewer rows (reading 12). */
export const toNextOffset = (last: readonly Conversation[], pages: readonly (readonly Conversation[])[]) =>
  last.length < PAGE_SIZE ? undefined : pages.reduce((sum, page) => sum + page.length, 0);

/**
 * The rows of the inbox: each conversation once, although new ones shift the pages; without those being deleted; and
 * the open one is not new.
 */
export function toInboxRows(
  pages: readonly (readonly Conversation[])[],
  { open, deleted }: { open: string | null; deleted: readonly string[] },
): Conversation[] {
  const rows = new Map<string, Conversation>();
  for (const conversation of pages.flat()) {
    if (rows.has(conversation.id) || deleted.includes(conversation.id)) continue;
    rows.set(conversation.id, conversation.id === open ? { ...conversation, new: false } : conversation);
  }
  return [...rows.values()];
}

/** Which conversation to open after another was deleted: the first that is left. */
export const pickAfterDeletion = (rows: readonly Conversation[], deleted: string): string | null =>
  rows.find(({ id }) => id !== deleted)?.id ?? null;

export const isSupportConversation = (id: string): boolean => id === supportConversationId;

/** What the list shows of the last message. */
export type MessagePreview = { kind: 'text'; text: string } | { kind: 'locked' } | { kind: 'none' };

export function toMessagePreview({
  last_message,
  blurred,
}: Pick<Conversation, 'last_message' | 'blurred'>): MessagePreview {
  if (blurred) return { kind: 'locked' };
  const text = last_message?.trim() ?? '';
  return text === '' ? { kind: 'none' } : { kind: 'text', text };
}
