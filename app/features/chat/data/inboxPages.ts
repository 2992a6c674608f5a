import type { Conversation } from '../../../api/contract/conversations.ts';
import { PAGE_SIZE, type Page } from '../../../api/contract/listSchemas.ts';

/** The loaded part of the inbox from its top, or a page of it. */
export interface InboxPage extends Page<Conversation> {
  /** Whether nothing follows. */
  isLast: boolean;
}

/** The number of the server's rows, which include malformed ones. */
export const countSent = ({ rows, leftOut }: Page<Conversation>): number => rows.length + leftOut;

/** Turns a page into one of the inbox; the last has fewer rows (reading 12). */
export const toInboxPage = (page: Page<Conversation>): InboxPage => ({ ...page, isLast: countSent(page) < PAGE_SIZE });

/**
 * Appends a page. Each conversation stays once, although new ones shift the pages. A page with nothing new counts as
 * the last.
 */
export function appendPage(before: InboxPage, page: InboxPage): InboxPage {
  const ids = new Set(before.rows.map(({ id }) => id));
  const added = page.rows.filter(({ id }) => !ids.has(id));
  return {
    rows: [...before.rows, ...added],
    leftOut: before.leftOut + page.leftOut,
    isLast: page.isLast || added.length + page.leftOut === 0,
  };
}

const isUnmoved = (one: Conversation, other: Conversation): boolean =>
  one.id === other.id && one.createdAt === other.createdAt && one.lastMessage === other.lastMessage;

/**
 * Puts a newly fetched top of the inbox above the known rows. Where its last row has not moved, neither has anything
 * below, apart from the rows that have come to the top.
 *
 * @returns null if more must be fetched to find where the known rows continue
 */
export function mergeTop(top: InboxPage, known: InboxPage): InboxPage | null {
  if (top.isLast) return top;
  const last = top.rows.at(-1);
  const at = last ? known.rows.findIndex((row) => isUnmoved(row, last)) : -1;
  if (at === -1) return null;
  const ids = new Set(top.rows.map(({ id }) => id));
  const rest = known.rows.slice(at + 1).filter(({ id }) => !ids.has(id));
  return { rows: [...top.rows, ...rest], leftOut: Math.max(top.leftOut, known.leftOut), isLast: known.isLast };
}

interface InboxSource {
  fetchPage: (offset: number) => Promise<InboxPage>;
  /** Reads the loaded rows; undefined before the first page. */
  readKnown: () => InboxPage | undefined;
  /** Whether to fetch as much as is loaded, because rows may have gone or come back anywhere. */
  all: boolean;
}

/** Fetches the inbox from its top until the rest is known. */
export async function fetchInboxTop({ fetchPage, readKnown, all }: InboxSource): Promise<InboxPage> {
  let top = await fetchPage(0);
  for (;;) {
    const known = readKnown();
    if (!known) return top;
    const merged = all ? null : mergeTop(top, known);
    if (merged) return merged;
    if (top.isLast || countSent(top) >= countSent(known)) return top;
    top = appendPage(top, await fetchPage(countSent(top)));
  }
}
