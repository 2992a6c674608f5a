import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '../lib/loadChunk.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { type RouteName, routeTable } from './routeTable.ts';

export type PageRoute = RouteObject & { handle: RouteMeta };

/** A page of the product, loaded when somebody goes there. Features offer theirs in `<feature>.routes.ts`. */
export const page = (name: RouteName, meta: RouteMeta, load: () => Promise<ComponentType>): PageRoute => ({
  path: routeTable[name].pattern,
  handle: meta,
  lazy: async () => ({ Component: await loadChunk(load).catch(toBrokenPage) }),
});

/**
 * React Router renders nothing at all, not even the error page, for a route whose `lazy` has failed. So it succeeds, with
 * a page that breaks.
 */
const toBrokenPage = (error: unknown) => () => {
  throw error;
};
