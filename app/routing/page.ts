import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadChunk } from '../lib/loadChunk.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeMetas } from './routeMetas.ts';
import { type RouteName, routeTable } from './routeTable.ts';

export type PageRoute = RouteObject & { handle: RouteMeta };

type LoadPage = () => Promise<ComponentType>;

/**
 * A page of the product, loaded when somebody goes there. Features offer theirs in `<feature>.routes.ts`; what their
 * pages are called and how they are framed stands in routeMetas.
 */
export function page(name: RouteName, load: LoadPage): PageRoute;
export function page(name: RouteName, meta: RouteMeta, load: LoadPage): PageRoute;
export function page(name: RouteName, ...rest: [LoadPage] | [RouteMeta, LoadPage]): PageRoute {
  const load = rest.length === 1 ? rest[0] : rest[1];
  return {
    path: routeTable[name].pattern,
    handle: routeMetas[name],
    lazy: async () => ({ Component: await loadChunk(load).catch(toBrokenPage) }),
  };
}

/**
 * React Router renders nothing at all, not even the error page, for a route whose `lazy` has failed. So it succeeds, with
 * a page that breaks.
 */
const toBrokenPage = (error: unknown) => () => {
  throw error;
};
