import { fetchMatches, fetchVisitors, type ListedMember } from '../../../api/contract/memberLists.ts';
import { generateMatches } from '../../../api/contract/registrationProgress.ts';
import type { Api } from '../../../api/createApi.ts';
import { log } from '../../../lib/log.ts';
import { countActiveFilters, type Filters } from '../model/filters.model.ts';
import { type ListPage, PAGE_SIZE, toListPage } from '../model/paging.model.ts';

export interface PageRequest {
  filters: Filters;
  offset: number;
  signal: AbortSignal;
}

export async function fetchVisitorsPage(api: Api, { filters, offset, signal }: PageRequest): Promise<ListPage> {
  const query = { ...filters, offset, limit: PAGE_SIZE };
  return toListPage((await api.call(fetchVisitors, { query }, { signal })).visitors);
}

/**
 * Fetches a page of matches. If the first page without filters is empty, matches are generated and fetched again; an
 * empty page under filters does not mean that there are none.
 *
 * @param mayGenerate asked before they are generated; true once
 */
export async function fetchMatchesPage(
  api: Api,
  { filters, offset, signal }: PageRequest,
  mayGenerate: () => boolean,
): Promise<ListPage> {
  const query = { ...filters, offset, limit: PAGE_SIZE };
  const read = async (): Promise<readonly ListedMember[]> =>
    (await api.call(fetchMatches, { query }, { signal })).matches;
  const rows = await read();
  const none = rows.length === 0 && offset === 0 && countActiveFilters(filters) === 0;
  return toListPage(none && mayGenerate() && (await tryGenerateMatches(api)) ? await read() : rows);
}

/** A failure is only logged: the page then says that there is nobody yet. */
async function tryGenerateMatches(api: Api): Promise<boolean> {
  try {
    return await api.call(generateMatches);
  } catch (error) {
    log.warn('matches could not be generated', error);
    return false;
  }
}
