import { parseReturnPath } from './parseReturnPath.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import { pathTo, type RouteTarget, redirects } from './routeTable.ts';
import type { GuestViewer } from './viewer.ts';

/** Guard rule 1: without a session, pages for members lead to Login, which returns to them. Null: the page is allowed. */
export function decideForGuest(guest: GuestViewer, target: RouteTarget): RouteDecision | null {
  if (target.name === 'error') return redirectTo(pathTo(redirects.error), 'alias');
  if (target.access !== 'member') return null;
  if (guest.refused) return redirectTo(pathTo('logout'), 'refused');
  const back = guest.mayReturn ? parseReturnPath(target.pathname) : null;
  const query = back === null || back === pathTo('home') ? '' : `?${new URLSearchParams({ returnTo: back })}`;
  return redirectTo(pathTo('login') + query, 'signedOut');
}
