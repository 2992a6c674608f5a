import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { ComponentType } from 'react';
import type { LoaderFunction, Params } from 'react-router';
import type { Api } from '../api/createApi.ts';
import { activeLocale } from '../i18n/activeLocale.ts';
import { importRareMessages } from '../i18n/importMessages.ts';
import { loadRareChunk, loadTranslatedChunk } from '../i18n/loadTranslatedChunk.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import type { RouteName } from './routeTable.ts';

/** Requests the data that a page shows first, unless the query cache has it. */
export type StartQueries = (page: {
  api: Api;
  store: ReturnType<typeof createStore>;
  queryClient: QueryClient;
  params: Params;
  search: URLSearchParams;
  /** Whether the document was opened at the page's address: it is sure to be shown. */
  first: boolean;
}) => Promise<unknown>;

/** A page, without anything of a router: guests open theirs before the router of the members' pages is loaded. */
export interface PageRoute {
  /** Null: the page of all unknown addresses. */
  name: RouteName | null;
  load: () => Promise<ComponentType>;
  /** Loads it into the browser's memory only: a failure is of no consequence. */
  preload?: () => Promise<unknown>;
  startQueries?: StartQueries;
  /** Runs before the page is shown, and may lead on to another one. */
  loader?: LoaderFunction;
}

/**
 * A lazy page, loaded together with the deferred messages; its queries start at the same time. Features offer theirs in
 * `<feature>.routes.ts`; routeTable has their addresses, and routeHandleTable their titles and frames.
 */
export const pageRoute = (name: RouteName, load: PageRoute['load'], startQueries?: StartQueries): PageRoute => ({
  name,
  load: () => loadTranslatedChunk(load),
  preload: load,
  ...(startQueries && { startQueries }),
});

/** A lazy page that few members open: its texts are rare. */
export const rarePageRoute = (name: RouteName, load: PageRoute['load'], startQueries?: StartQueries): PageRoute => ({
  ...pageRoute(name, load, startQueries),
  load: () => loadRareChunk(load),
  preload: () => Promise.all([load(), importRareMessages(activeLocale())]),
});

/** A lazy page that guests see first: it does not wait for the deferred messages, and its texts are critical. */
export const criticalPageRoute = (name: RouteName, load: PageRoute['load']): PageRoute => ({
  name,
  load: () => loadChunk(load),
});

/** Loads a page; if that fails, gives a page that throws the error, so that the error page shows. */
export const loadPage = ({ load }: PageRoute): Promise<ComponentType> =>
  load().catch((error: unknown) => () => {
    throw error;
  });
