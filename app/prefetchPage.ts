import { log } from './lib/log.ts';
import { findPage } from './pages.ts';
import type { AppContext } from './routing/routerContext.ts';
import { startAhead } from './routing/toRouteObject.ts';
import { sessionAtom } from './session/session.atoms.ts';

/** Loads the page that a link of a member leads to, and starts its queries; what is there already is not asked for again. */
export function prefetchPage({ pathname, searchParams }: URL, context: AppContext): void {
  const { page, params } = findPage(pathname) ?? {};
  const isMember = context.store.get(sessionAtom).kind === 'member';
  if (!page || !isMember || pathname === location.pathname || !navigator.onLine) return;
  page.preload?.().catch((error: unknown) => log.warn('a page could not be loaded ahead', error));
  if (page.startQueries)
    startAhead(page.startQueries, context, { params: params ?? {}, search: searchParams, first: false });
}
