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
 * A page of the product, loaded when somebody goes there, together with the late texts. Features offer theirs in
 * `<feature>.routes.ts`; what their pages are called and how they are framed stands in routeHandleTable.
 */
export const pageRoute = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadTranslatedChunk(load));

/** One that does not wait for the late texts, because guests see it first. The compiler counts its texts as early. */
export const criticalPageRoute = (name: RouteName, load: LoadPage): PageRoute => toRoute(name, () => loadChunk(load));

const toRoute = (name: RouteName, load: LoadPage): PageRoute => ({
  path: routeTable[name].pattern,
  handle: routeHandleTable[name],
  lazy: async () => ({ Component: await load().catch(toThrowingPage) }),
});

/**
 * React Router renders nothing at all, not even the error page, for a route whose `lazy` has failed. So it succeeds, with
 * a page that breaks.
 */
const toThrowingPage = (error: unknown) => () => {
  throw error;
};
