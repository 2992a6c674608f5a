import { idPattern } from '../../../api/contract/fields.ts';
import type { Member } from '../../../api/contract/lists.ts';
import { type Filters, noFilters } from './filters.model.ts';
import { matchIdOf } from './person.model.ts';

/** Rows of one page. */
export const pageSize = 10;

export interface ListPage {
  members: readonly Member[];
  /** Whether it is the last page: it had fewer rows than were asked for (reading 12). */
  last: boolean;
}

/** What can stand in an address; a row without it could be neither opened nor acted upon. */
export const isUsable = (member: Member) => idPattern.test(member.profile_id) && idPattern.test(matchIdOf(member));

export function toPage(rows: readonly Member[]): ListPage {
  return { members: rows.slice(0, pageSize).filter(isUsable), last: rows.length < pageSize };
}

/** All rows so far. Somebody who slipped from one page to the next meanwhile is shown once. */
export function joinPages(pages: readonly ListPage[]): readonly Member[] {
  const found = new Map<string, Member>();
  for (const member of pages.flatMap(({ members }) => members)) {
    if (!found.has(member.id)) found.set(member.id, member);
  }
  return [...found.values()];
}

/**
 * Where the next page begins on the server, or nothing at the end. Rows that no longer pass a filter, because they were
 * marked or opened meanwhile, stay in sight, but the server does not count them any more.
 */
export function nextOffset(pages: readonly ListPage[], filters: Filters = noFilters): number | undefined {
  if (pages.at(-1)?.last) return undefined;
  const { favouritesFilter, newFilter } = filters;
  const passes = (row: Member) =>
    (favouritesFilter === 0 || row.bookmark === (favouritesFilter === 1)) && (newFilter === 0 || row.new);
  return joinPages(pages).filter(passes).length;
}

export const changePages = (
  pages: readonly ListPage[],
  change: (rows: readonly Member[]) => readonly Member[],
): ListPage[] =>
  pages.map((page) => {
    const members = change(page.members);
    return members === page.members ? page : { ...page, members };
  });
