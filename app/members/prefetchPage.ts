import { log } from '../lib/log.ts';
import type { Guard } from '../routing/guard.ts';
import type { AppContext } from '../routing/loaderContext.ts';
import { preloadPage } from '../routing/preloadPage.ts';
import { startAhead } from '../routing/toRouteObject.ts';
import { sessionAtom } from '../session/session.atoms.ts';
import { findPage } from './pages.ts';

/**
 * Loads the page that a member's link leads to and starts its queries, unless the guard would redirect or end the
 * session. Data in the cache is not fetched again.
 */
export function prefetchPage({ pathname, search, searchParams }: URL, context: AppContext, guard: Guard): void {
  const { page, params } = findPage(pathname) ?? {};
  if (!page || pathname === location.pathname || !navigator.onLine) return;
  const session = context.store.get(sessionAtom);
  if (session.kind !== 'member' || !guard.admits(session, { pathname, search })) return;
  preloadPage(page).catch((error: unknown) => log.warn('a page could not be loaded ahead', error));
  if (page.startQueries)
    startAhead(page.startQueries, context, { params: params ?? {}, search: searchParams, first: false });
}
