import { decideForMember } from './memberRules.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { toPaymentEntry } from './paymentEntry.ts';
import { hasRegistrationParam, stripRegistrationParam } from './registrationParam.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import { pathTo, type RouteTarget, redirects, toRouteTarget } from './routeTable.ts';
import type { GuestViewer, MemberViewer, Viewer } from './viewer.ts';

/**
 * Decides whether a viewer may see a page, or which address they are sent to instead (app/README.md, "Guard rules").
 * The address of a redirect has to be decided about in turn; no viewer needs more than three decisions.
 *
 * @param from the page that the viewer comes from, if any
 */
export function decideRoute(viewer: Viewer, target: RouteTarget, from: RouteTarget | null = null): RouteDecision {
  if (viewer.kind === 'guest') return decideForGuest(viewer, target) ?? { type: 'allow', entry: null };
  const redirectPath = toRedirectPath(target);
  if (redirectPath !== null) return decideRedirect(viewer, redirectPath, from, target.access === 'guest');
  if (target.access === 'anyone') return { type: 'allow', entry: null };
  return (
    decideForMember(viewer, target) ??
    decideRegistrationParam(viewer, target) ?? {
      type: 'allow',
      entry: target.name === 'plans' ? toPaymentEntry(from) : null,
    }
  );
}

/** 1. Without a session, pages for members lead to Login, which returns to them. */
function decideForGuest(guest: GuestViewer, target: RouteTarget): RouteDecision | null {
  if (target.name === 'error') return redirectTo(pathTo(redirects.error), 'alias');
  if (target.access !== 'member') return null;
  if (guest.refused) return redirectTo(pathTo('logout'), 'refused');
  const back = guest.mayReturn ? parseReturnPath(target.pathname) : null;
  const query = back === null || back === pathTo('home') ? '' : `?${new URLSearchParams({ returnTo: back })}`;
  return redirectTo(pathTo('login') + query, 'signedOut');
}

/** Where an address leads for members: aliases of other pages, and the pages that only guests need. Else null. */
function toRedirectPath(target: RouteTarget): string | null {
  const { name, search } = target;
  if (name === 'login') return parseReturnPath(new URLSearchParams(search).get('returnTo')) ?? pathTo('home');
  if (name === 'errorNoAuth') return pathTo('home');
  return name !== null && name in redirects ? pathTo(redirects[name as keyof typeof redirects]) + search : null;
}

/** Decides at once about the page behind the redirect, so that one redirect is enough. */
function decideRedirect(viewer: MemberViewer, to: string, from: RouteTarget | null, signedIn: boolean): RouteDecision {
  const [pathname = '', query] = to.split('?');
  const decision = decideRoute(viewer, toRouteTarget({ pathname, search: query ? `?${query}` : '' }), from);
  return decision.type === 'allow' ? redirectTo(to, signedIn ? 'signedIn' : 'alias') : decision;
}

/** Removes the registration parameter from the address; it starts the onboarding of members who have completed everything. */
function decideRegistrationParam({ confirmed, progress }: MemberViewer, target: RouteTarget): RouteDecision | null {
  if (!hasRegistrationParam(target.search)) return null;
  const to = target.pathname + stripRegistrationParam(target.search);
  return confirmed && progress?.completed
    ? { type: 'effect', effect: 'startOnboarding', to, reason: 'registrationParam' }
    : redirectTo(to, 'registrationParam');
}
