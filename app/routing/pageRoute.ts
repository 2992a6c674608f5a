import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { LoaderFunction, Params, RouteObject } from 'react-router';
import type { Api } from '../api/createApi.ts';
import { loadTranslatedChunk } from '../i18n/loadTranslatedChunk.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import { apiAtom } from '../session/session.atoms.ts';
import type { RouteHandle } from './RouteHandle.ts';
import { routeHandleTable } from './routeHandleTable.ts';
import { appContext } from './routerContext.ts';
import { type RouteName, routeTable } from './routeTable.ts';

export type PageRoute = RouteObject & { handle: RouteHandle };

type LoadPage = () => Promise<ComponentType>;

/** Requests the data that a page shows first, unless the query cache has it. */
export type StartQueries = (page: {
  api: Api;
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  params: Params;
  search: URLSearchParams;
}) => Promise<unknown>;

/**
 * A lazy page, loaded together with the deferred messages; its queries start at the same time. Features offer theirs in
 * `<feature>.routes.ts`; routeTable has their addresses, and routeHandleTable their titles and frames.
 */
export const pageRoute = (name: RouteName, load: LoadPage, startQueries?: StartQueries): PageRoute => ({
  ...toRoute(name, () => loadTranslatedChunk(load)),
  ...(startQueries && { loader: toLoader(startQueries) }),
});

/** A lazy page that guests see first: it does not wait for the deferred messages, and its texts are critical. */
export const criticalPageRoute = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadChunk(load));

const toRoute = (name: RouteName, load: LoadPage): PageRoute => ({
  path: routeTable[name].pattern,
  handle: routeHandleTable[name],
  lazy: async () => ({ Component: await load().catch(toThrowingPage) }),
});

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

/**
 * React Router renders nothing for a route whose `lazy` rejects, not even the error page. So it resolves with a page
 * that throws.
 */
const toThrowingPage = (error: unknown) => () => {
  throw error;
};
