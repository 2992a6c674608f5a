import type { LoaderFunction, RouteObject } from 'react-router';
import { isMemberBootShown } from '../boot/endBoot.ts';
import { log } from '../lib/log.ts';
import { apiAtom } from '../session/session.atoms.ts';
import type { Page, StartQueries } from './definePage.ts';
import { type AppContext, appContext } from './loaderContext.ts';
import { loadPage } from './loadPage.ts';
import { addressOf } from './routeAddresses.ts';

/**
 * Turns a page into a route of React Router, which renders nothing for a route whose `lazy` rejects, not even the error
 * page: hence `loadPage`.
 */
export function toRouteObject(page: Page): RouteObject {
  const { name, load, startQueries, loader = startQueries && toLoader(startQueries) } = page;
  return {
    path: name === null ? '*' : addressOf(name),
    ...(load && { lazy: async () => ({ Component: await loadPage(page) }) }),
    ...(loader && { loader }),
  };
}

/** Starts the queries of a page; never rejects. */
export async function startAhead(
  startQueries: StartQueries,
  { store, queryClient }: AppContext,
  page: Pick<Parameters<StartQueries>[0], 'params' | 'search' | 'first'>,
): Promise<void> {
  const api = store.get(apiAtom);
  if (!api) return;
  try {
    await startQueries({ api, store, queryClient, ...page });
  } catch (error) {
    log.warn('the data of a page could not be loaded ahead', error);
  }
}

/** Time for data that came with the document, which need only be parsed. */
const FIRST_PAGE_WAIT_MS = 100;

/**
 * Creates a loader that does not wait for the page's data: the page shows its loading state, or the failure of the
 * query. Only the first page waits a moment, while the document shows its skeleton, so that it is rendered once.
 */
const toLoader =
  (startQueries: StartQueries): LoaderFunction =>
  async ({ params, url, context }) => {
    const first = isMemberBootShown();
    const started = startAhead(startQueries, context.get(appContext), { params, search: url.searchParams, first });
    if (first) {
      await Promise.race([started, new Promise((resolve) => setTimeout(resolve, FIRST_PAGE_WAIT_MS))]);
    }
    return null;
  };
