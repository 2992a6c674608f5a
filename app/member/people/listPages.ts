import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { PAGE_SIZE, type Page } from '../../api/contract/listSchemas.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { type Filters, noFilters } from './matchFilters.ts';
import { type MapRows, matchIdOf } from './person.ts';

export interface ListPage {
  members: readonly ListedMember[];
  /** Rows that the server counts but that are not shown, because they are malformed or their ids are unusable. */
  leftOut: number;
  /** Whether it is the last page: it had fewer rows than were asked for (reading 12). */
  isLast: boolean;
}

/** Whether the ids of a row can be parts of addresses; without that it could be neither opened nor acted upon. */
export const hasUsableIds = (member: ListedMember) =>
  idPattern.test(member.profileId) && idPattern.test(matchIdOf(member));

export function toListPage({ rows, leftOut }: Page<ListedMember>): ListPage {
  const firstRows = rows.slice(0, PAGE_SIZE);
  const members = firstRows.filter(hasUsableIds);
  return {
    members,
    leftOut: leftOut + firstRows.length - members.length,
    isLast: rows.length + leftOut < PAGE_SIZE,
  };
}

const flattened = new WeakMap<readonly ListPage[], readonly ListedMember[]>();

/** All rows so far. A member who moved to the next page between two fetches is shown once. */
export function flattenPages(pages: readonly ListPage[]): readonly ListedMember[] {
  const known = flattened.get(pages);
  if (known) return known;
  const members = new Map<string, ListedMember>();
  for (const member of pages.flatMap(({ members }) => members)) {
    if (!members.has(member.id)) members.set(member.id, member);
  }
  const rows = [...members.values()];
  flattened.set(pages, rows);
  return rows;
}

/**
 * The offset of the next page on the server, or undefined at the end. Rows that no longer pass a filter, because the
 * member has marked or viewed them, stay on the screen, but the server no longer counts them.
 */
export function toNextOffset(pages: readonly ListPage[], filters: Filters = noFilters): number | undefined {
  if (pages.at(-1)?.isLast) return undefined;
  const { favouritesFilter, newFilter } = filters;
  const passes = (row: ListedMember) =>
    (favouritesFilter === 0 || row.bookmark === (favouritesFilter === 1)) && (newFilter === 0 || row.new);
  const leftOut = pages.reduce((sum, page) => sum + page.leftOut, 0);
  return flattenPages(pages).filter(passes).length + leftOut;
}

export const mapPages = (pages: readonly ListPage[], change: MapRows): ListPage[] =>
  pages.map((page) => {
    const members = change(page.members);
    return members === page.members ? page : { ...page, members };
  });
