import type { LoaderFunction, RouteObject } from 'react-router';
import { log } from '../lib/log.ts';
import { apiAtom } from '../session/session.atoms.ts';
import { loadPage, type PageRoute, type StartQueries } from './pageRoute.ts';
import { appContext } from './routerContext.ts';
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

/** The page does not wait for its data: it shows its loading state, or the error of the query. */
const toLoader =
  (startQueries: StartQueries): LoaderFunction =>
  ({ params, url, context }) => {
    const { store, queryClient } = context.get(appContext);
    const api = store.get(apiAtom);
    if (api) {
      startQueries({ api, store, queryClient, params, search: url.searchParams }).catch((error: unknown) =>
        log.warn('the data of a page could not be loaded ahead', error),
      );
    }
    return null;
  };
