import { decideForMember } from './memberRules.ts';
import { hasRegistrationParam, stripRegistrationParam } from './namedPaths.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import { pathTo, type RouteTarget, redirects, toRouteTarget } from './routeTable.ts';
import { toPaymentEntry } from './toPaymentEntry.ts';
import type { GuestViewer, MemberViewer, Viewer } from './viewer.ts';

/**
 * Decides whether a viewer may see a page or where they go instead (app/README.md, "Guard rules"). The page of a
 * redirect is decided about in turn; a viewer arrives after at most three decisions.
 *
 * @param from the page they come from, if any
 */
export function decideRoute(viewer: Viewer, target: RouteTarget, from: RouteTarget | null = null): RouteDecision {
  if (viewer.kind === 'guest') return decideForGuest(viewer, target) ?? { type: 'allow', entry: null };
  const elsewhere = toRedirectPath(target);
  if (elsewhere !== null) return decideRedirect(viewer, elsewhere, from, target.access === 'guest');
  if (target.access === 'anyone') return { type: 'allow', entry: null };
  return (
    decideForMember(viewer, target) ??
    decideRegistrationParam(viewer, target) ?? {
      type: 'allow',
      entry: target.name === 'plans' ? toPaymentEntry(from) : null,
    }
  );
}

/** 1. Nobody is signed in: to Login, from where they come back. */
function decideForGuest(guest: GuestViewer, target: RouteTarget): RouteDecision | null {
  if (target.name === 'error') return redirectTo(pathTo(redirects.error), 'detour');
  if (target.access !== 'member') return null;
  if (guest.refused) return redirectTo(pathTo('logout'), 'refused');
  const back = guest.mayReturn ? parseReturnPath(target.pathname) : null;
  const query = back === null || back === pathTo('home') ? '' : `?${new URLSearchParams({ returnTo: back })}`;
  return redirectTo(pathTo('login') + query, 'signedOut');
}

/** The page that an address stands for: another one's, or for members those that only guests need. */
function toRedirectPath(target: RouteTarget): string | null {
  const { name, search } = target;
  if (name === 'login') return parseReturnPath(new URLSearchParams(search).get('returnTo')) ?? pathTo('home');
  if (name === 'errorNoAuth') return pathTo('home');
  return name !== null && name in redirects ? pathTo(redirects[name as keyof typeof redirects]) + search : null;
}

/** Decides at once about the page it leads to, so that nobody is sent from pillar to post. */
function decideRedirect(viewer: MemberViewer, to: string, from: RouteTarget | null, signedIn: boolean): RouteDecision {
  const [pathname = '', query] = to.split('?');
  const decision = decideRoute(viewer, toRouteTarget({ pathname, search: query ? `?${query}` : '' }), from);
  return decision.type === 'allow' ? redirectTo(to, signedIn ? 'signedIn' : 'detour') : decision;
}

/** The registration mark goes from the address. It counts for those only who are through with registering. */
function decideRegistrationParam({ confirmed, progress }: MemberViewer, target: RouteTarget): RouteDecision | null {
  if (!hasRegistrationParam(target.search)) return null;
  const to = target.pathname + stripRegistrationParam(target.search);
  return confirmed && progress?.completed
    ? { type: 'effect', effect: 'greet', to, why: 'registrationMark' }
    : redirectTo(to, 'registrationMark');
}
