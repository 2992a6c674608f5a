import { fetchMatches, fetchVisitors, type Member } from '../../../api/contract/lists.ts';
import { generateMatches } from '../../../api/contract/progress.ts';
import type { Api } from '../../../api/createApi.ts';
import { log } from '../../../lib/log.ts';
import { countFilters, type Filters } from '../model/filters.model.ts';
import { type ListPage, pageSize, toPage } from '../model/paging.model.ts';

export interface PageRequest {
  filters: Filters;
  offset: number;
  signal: AbortSignal;
}

export async function fetchVisitorsPage(api: Api, { filters, offset, signal }: PageRequest): Promise<ListPage> {
  const query = { ...filters, offset, limit: pageSize };
  return toPage((await api.call(fetchVisitors, { query }, { signal })).visitors);
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
  const query = { ...filters, offset, limit: pageSize };
  const read = async (): Promise<readonly Member[]> => (await api.call(fetchMatches, { query }, { signal })).matches;
  const rows = await read();
  const none = rows.length === 0 && offset === 0 && countFilters(filters) === 0;
  return toPage(none && mayGenerate() && (await generate(api)) ? await read() : rows);
}

/** A failure is only logged: the page then says that there is nobody yet. */
async function generate(api: Api): Promise<boolean> {
  try {
    return await api.call(generateMatches);
  } catch (error) {
    log.warn('matches could not be generated', error);
    return false;
  }
}
