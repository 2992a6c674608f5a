import type { LoaderFunction, Params, RouteObject } from 'react-router';
import { log } from '../lib/log.ts';
import { apiAtom } from '../session/session.atoms.ts';
import { loadPage, type PageRoute, type StartQueries } from './pageRoute.ts';
import { type AppContext, appContext } from './routerContext.ts';
import { routeTable } from './routeTable.ts';

/**
 * A page as a route of React Router, which renders nothing for a route whose `lazy` rejects, not even the error page:
 * hence `loadPage`.
 */
export function toRouteObject(page: PageRoute): RouteObject {
  const { name, startQueries, loader = startQueries && toLoader(startQueries) } = page;
  return {
    path: name === null ? '*' : routeTable[name].pattern,
    lazy: async () => ({ Component: await loadPage(page) }),
    ...(loader && { loader }),
  };
}

/** Starts the queries of a page that waits for none of them. */
export function startAhead(
  startQueries: StartQueries,
  { store, queryClient }: AppContext,
  params: Params,
  search: URLSearchParams,
): void {
  const api = store.get(apiAtom);
  if (!api) return;
  startQueries({ api, store, queryClient, params, search }).catch((error: unknown) =>
    log.warn('the data of a page could not be loaded ahead', error),
  );
}

/** The page does not wait for its data: it shows its loading state, or the error of the query. */
const toLoader =
  (startQueries: StartQueries): LoaderFunction =>
  ({ params, url, context }) => {
    startAhead(startQueries, context.get(appContext), params, url.searchParams);
    return null;
  };
