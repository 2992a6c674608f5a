import type { Conversation } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE, type Page } from '../../../api/contract/listSchemas.ts';
import { isSameText } from '../thread/reduceOutbox.ts';
import type { UnsentText } from './toUnsentTexts.ts';

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
