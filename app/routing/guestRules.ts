import type { PageName } from './definePage.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { pathTo, type RouteTarget } from './routeAddresses.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import type { GuestViewer } from './viewer.ts';

/** Pages whose paths contain ids of members or conversations. */
const namingPages: readonly (PageName | null)[] = ['memberProfile', 'activeChat'];

/**
 * Decides by guard rule 1: without a session, pages for members lead to Login, which returns to them: by its address,
 * or where that would name a member or a conversation, by `hidden`, which the caller keeps in memory. Null if the page
 * is allowed.
 */
export function decideForGuest(guest: GuestViewer, target: RouteTarget): RouteDecision | null {
  if (target.access !== 'member') {
    return target.name !== null && target.isAlias ? redirectTo(pathTo(target.name), 'alias') : null;
  }
  if (guest.refused) return redirectTo(pathTo('logout'), 'refused');
  const back = guest.mayReturn ? parseReturnPath(target.pathname) : null;
  if (back === null || back === pathTo('home')) return redirectTo(pathTo('login'), 'signedOut');
  if (namingPages.includes(target.name)) return { ...redirectTo(pathTo('login'), 'signedOut'), hidden: back };
  return redirectTo(`${pathTo('login')}?${new URLSearchParams({ returnTo: back })}`, 'signedOut');
}
