import { parseReturnPath } from './parseReturnPath.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import { pathTo, type RouteName, type RouteTarget, redirects } from './routeTable.ts';
import type { GuestViewer } from './viewer.ts';

/** Their paths have the ids of members and conversations in them. */
const namingPages: readonly (RouteName | null)[] = ['memberProfile', 'activeChat'];

/**
 * Guard rule 1: without a session, pages for members lead to Login, which returns to them: by its address, or where that
 * would name a member or a conversation, by `hidden`, which the caller keeps in memory. Null: the page is allowed.
 */
export function decideForGuest(guest: GuestViewer, target: RouteTarget): RouteDecision | null {
  if (target.name === 'error') return redirectTo(pathTo(redirects.error), 'alias');
  if (target.access !== 'member') return null;
  if (guest.refused) return redirectTo(pathTo('logout'), 'refused');
  const back = guest.mayReturn ? parseReturnPath(target.pathname) : null;
  if (back === null || back === pathTo('home')) return redirectTo(pathTo('login'), 'signedOut');
  if (namingPages.includes(target.name)) return { ...redirectTo(pathTo('login'), 'signedOut'), hidden: back };
  return redirectTo(`${pathTo('login')}?${new URLSearchParams({ returnTo: back })}`, 'signedOut');
}
