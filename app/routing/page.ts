import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadScreen } from '../i18n/loadScreen.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import type { RouteMeta } from './RouteMeta.ts';
import { routeMetas } from './routeMetas.ts';
import { type RouteName, routeTable } from './routeTable.ts';

export type PageRoute = RouteObject & { handle: RouteMeta };

type LoadPage = () => Promise<ComponentType>;

/**
 * A page of the product, loaded when somebody goes there, together with the late texts. Features offer theirs in
 * `<feature>.routes.ts`; what their pages are called and how they are framed stands in routeMetas.
 */
export const page = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadScreen(load));

/** One that does not wait for the late texts, because guests see it first. The compiler counts its texts as early. */
export const earlyPage = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadChunk(load));

const toRoute = (name: RouteName, load: LoadPage): PageRoute => ({
  path: routeTable[name].pattern,
  handle: routeMetas[name],
  lazy: async () => ({ Component: await load().catch(toBrokenPage) }),
});

/**
 * React Router renders nothing at all, not even the error page, for a route whose `lazy` has failed. So it succeeds, with
 * a page that breaks.
 */
const toBrokenPage = (error: unknown) => () => {
  throw error;
};
