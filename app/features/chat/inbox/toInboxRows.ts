import type { Conversation } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';

/** Offset of the next page; undefined after the last page, which has fewer rows (reading 12). */
export const toNextOffset = (lastPage: readonly Conversation[], pages: readonly (readonly Conversation[])[]) =>
  lastPage.length < PAGE_SIZE ? undefined : pages.flat().length;

/**
 * The rows of the inbox: each conversation once, although new ones shift the pages; without those being deleted; the
 * open one is never new.
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

/** The conversation to open after another was deleted: the first of the others, or null. */
export const pickAfterDeletion = (rows: readonly Conversation[], deleted: string): string | null =>
  rows.find(({ id }) => id !== deleted)?.id ?? null;

/** What the inbox shows of the last message. */
export type MessagePreview = { kind: 'text'; text: string } | { kind: 'locked' } | { kind: 'none' };

export function toMessagePreview({
  last_message,
  blurred,
}: Pick<Conversation, 'last_message' | 'blurred'>): MessagePreview {
  if (blurred) return { kind: 'locked' };
  const text = last_message?.trim() ?? '';
  return text === '' ? { kind: 'none' } : { kind: 'text', text };
}
