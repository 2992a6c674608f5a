import { PAGE_SIZE, type Page } from '../../../api/contract/listSchemas.ts';
import { fetchMatches, fetchVisitors, type ListedMember } from '../../../api/contract/memberLists.ts';
import { generateMatches } from '../../../api/contract/registrationTriggers.ts';
import type { Api } from '../../../api/createApi.ts';
import { log } from '../../../lib/log.ts';
import { type ListPage, toListPage } from '../../../member/people/listPages.ts';
import { countActiveFilters, type Filters } from '../../../member/people/matchFilters.ts';

export interface PageRequest {
  filters: Filters;
  offset: number;
  signal: AbortSignal;
}

/** The query of a page, without the usual order, because a server may not know the parameter. */
const toPageQuery = ({ sort, ...filters }: Filters, offset: number) => ({
  ...filters,
  ...(sort === 'best' ? {} : { sort }),
  offset,
  limit: PAGE_SIZE,
});

export async function fetchVisitorsPage(api: Api, { filters, offset, signal }: PageRequest): Promise<ListPage> {
  const query = toPageQuery(filters, offset);
  return toListPage((await api.call(fetchVisitors, { query }, { signal })).visitors);
}

/**
 * Fetches a page of matches. If the first page without filters is empty, matches are generated and fetched again. An
 * empty page with filters does not mean that there are none.
 *
 * @param mayGenerate called before they are generated; true only once
 */
export async function fetchMatchesPage(
  api: Api,
  { filters, offset, signal }: PageRequest,
  mayGenerate: () => boolean,
): Promise<ListPage> {
  const query = toPageQuery(filters, offset);
  const fetchPage = async (): Promise<Page<ListedMember>> =>
    (await api.call(fetchMatches, { query }, { signal })).matches;
  const page = await fetchPage();
  const hasNoMatches = page.rows.length + page.leftOut === 0 && offset === 0 && countActiveFilters(filters) === 0;
  return toListPage(hasNoMatches && mayGenerate() && (await tryGenerateMatches(api)) ? await fetchPage() : page);
}

/** Generates matches. A failure is only logged: the page then shows that there are no matches yet. */
async function tryGenerateMatches(api: Api): Promise<boolean> {
  try {
    return await api.call(generateMatches);
  } catch (error) {
    log.warn('matches could not be generated', error);
    return false;
  }
}
