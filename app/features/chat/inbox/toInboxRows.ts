import type { Conversation } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE, type Page } from '../../../api/contract/listSchemas.ts';
import { type MessageKind, toMessageKind } from '../../../member/messageKind.ts';

const countSent = ({ rows, leftOut }: Page<Conversation>): number => rows.length + leftOut;

/** Offset of the next page; undefined after the last page, which has fewer rows (reading 12). */
export const toNextOffset = (lastPage: Page<Conversation>, pages: readonly Page<Conversation>[]) =>
  countSent(lastPage) < PAGE_SIZE ? undefined : pages.reduce((sum, page) => sum + countSent(page), 0);

/**
 * The rows of the inbox: each conversation once, although new ones shift the pages; without those being deleted; the
 * open one is never new.
 */
export function toInboxRows(
  pages: readonly Page<Conversation>[],
  { open, deleted }: { open: string | null; deleted: readonly string[] },
): Conversation[] {
  const rows = new Map<string, Conversation>();
  for (const conversation of pages.flatMap((page) => page.rows)) {
    if (rows.has(conversation.id) || deleted.includes(conversation.id)) continue;
    rows.set(conversation.id, conversation.id === open ? { ...conversation, new: false } : conversation);
  }
  return [...rows.values()];
}

/** The conversation to open after another was deleted: the first of the others, or null. */
export const pickAfterDeletion = (rows: readonly Conversation[], deleted: string): string | null =>
  rows.find(({ id }) => id !== deleted)?.id ?? null;

/** What the inbox shows of the last message. */
export type MessagePreview =
  | { kind: 'text'; text: string }
  | { kind: 'wordless'; messageKind: MessageKind }
  | { kind: 'locked' }
  | { kind: 'none' };

export function toMessagePreview({
  last_message,
  last_type,
  created_at,
  blurred,
}: Pick<Conversation, 'last_message' | 'last_type' | 'created_at' | 'blurred'>): MessagePreview {
  if (blurred) return { kind: 'locked' };
  const text = last_message?.trim() ?? '';
  if (text !== '') return { kind: 'text', text };
  return created_at === null ? { kind: 'none' } : { kind: 'wordless', messageKind: toMessageKind(last_type) };
}
