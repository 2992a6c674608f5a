import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadTranslatedChunk } from '../i18n/loadTranslatedChunk.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import type { RouteHandle } from './RouteHandle.ts';
import { routeHandleTable } from './routeHandleTable.ts';
import { type RouteName, routeTable } from './routeTable.ts';

export type PageRoute = RouteObject & { handle: RouteHandle };

type LoadPage = () => Promise<ComponentType>;

/**
 * A lazy page, loaded together with the deferred messages. Features offer theirs in `<feature>.routes.ts`; routeTable
 * has their addresses, and routeHandleTable their titles and frames.
 */
export const pageRoute = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadTranslatedChunk(load));

/** A lazy page that guests see first: it does not wait for the deferred messages, and its texts are critical. */
export const criticalPageRoute = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadChunk(load));

const toRoute = (name: RouteName, load: LoadPage): PageRoute => ({
  path: routeTable[name].pattern,
  handle: routeHandleTable[name],
  lazy: async () => ({ Component: await load().catch(toThrowingPage) }),
});

/**
 * React Router renders nothing for a route whose `lazy` rejects, not even the error page. So it resolves with a page
 * that throws.
 */
const toThrowingPage = (error: unknown) => () => {
  throw error;
};
