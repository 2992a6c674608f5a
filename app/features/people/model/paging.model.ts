import { idPattern } from '../../../api/contract/fieldSchemas.ts';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { type Filters, noFilters } from './filters.model.ts';
import { matchIdOf } from './person.model.ts';

/** Rows of one page. */
export const PAGE_SIZE = 10;

export interface ListPage {
  members: readonly ListedMember[];
  /** Whether it is the last page: it had fewer rows than were asked for (reading 12). */
  isLast: boolean;
}

/** What can stand in an address; a row without it could be neither opened nor acted upon. */
export const hasUsableIds = (member: ListedMember) =>
  idPattern.test(member.profile_id) && idPattern.test(matchIdOf(member));

export function toListPage(rows: readonly ListedMember[]): ListPage {
  return { members: rows.slice(0, PAGE_SIZE).filter(hasUsableIds), isLast: rows.length < PAGE_SIZE };
}

/** All rows so far. Somebody who slipped from one page to the next meanwhile is shown once. */
export function flattenPages(pages: readonly ListPage[]): readonly ListedMember[] {
  const found = new Map<string, ListedMember>();
  for (const member of pages.flatMap(({ members }) => members)) {
    if (!found.has(member.id)) found.set(member.id, member);
  }
  return [...found.values()];
}

/**
 * Where the next page begins on the server, or nothing at the end. Rows that no longer pass a filter, because they were
 * marked or opened meanwhile, stay in sight, but the server does not count them any more.
 */
export function toNextOffset(pages: readonly ListPage[], filters: Filters = noFilters): number | undefined {
  if (pages.at(-1)?.isLast) return undefined;
  const { favouritesFilter, newFilter } = filters;
  const passes = (row: ListedMember) =>
    (favouritesFilter === 0 || row.bookmark === (favouritesFilter === 1)) && (newFilter === 0 || row.new);
  return flattenPages(pages).filter(passes).length;
}

export const mapPages = (
  pages: readonly ListPage[],
  change: (rows: readonly ListedMember[]) => readonly ListedMember[],
): ListPage[] =>
  pages.map((page) => {
    const members = change(page.members);
    return members === page.members ? page : { ...page, members };
  });
