import { hasJustRegisteredParam, stripJustRegisteredParam } from '../registration/justRegisteredParam.ts';
import type { PageName } from './definePage.ts';
import { decideForGuest } from './guestRules.ts';
import { decideForMember, isRegistered, paymentReturnPages } from './memberRules.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { toPaymentEntry } from './paymentEntry.ts';
import { pathTo, type RouteTarget, toRouteTarget } from './routeAddresses.ts';
import { type RouteDecision, redirectTo } from './routeDecision.ts';
import type { MemberViewer, UnknownViewer, Viewer } from './viewer.ts';

/**
 * Decides whether a viewer may see a page, or to which address they are redirected (README.md in this folder).
 * The address of a redirect is decided in turn; no viewer needs more than three decisions.
 *
 * @param from the page that the viewer comes from, if any
 */
export function decideRoute(viewer: Viewer, target: RouteTarget, from: RouteTarget | null = null): RouteDecision {
  if (viewer.kind === 'guest') return decideForGuest(viewer, target) ?? { type: 'allow', entry: null };
  const redirectPath = toRedirectPath(target);
  if (redirectPath !== null) return decideRedirect(viewer, redirectPath, from, target);
  if (target.name === 'magicLink' && !isLoaded(viewer)) return { type: 'wait' };
  if (target.access === 'anyone') return { type: 'allow', entry: null };
  if (viewer.kind === 'unknown') return decideForUnknown(target);
  return (
    decideForMember(
      viewer,
      target,
      hasJustRegisteredParam(target.search) || hasJustRegisteredParam(from?.search ?? ''),
    ) ??
    decideRegistrationParam(viewer, target) ?? {
      type: 'allow',
      entry: target.name === 'plans' ? toPaymentEntry(from) : null,
    }
  );
}

/** The path to which members are redirected from aliases and from pages that only guests need; null for other pages. */
function toRedirectPath(target: RouteTarget): string | null {
  const { name, isAlias, search } = target;
  if (name === 'login') return parseReturnPath(new URLSearchParams(search).get('returnTo')) ?? pathTo('home');
  if (name === 'errorNoAuth') return pathTo('home');
  return name !== null && isAlias ? pathTo(name) + search : null;
}

/** Whether the data is loaded by which a magic link leads on after it has signed in. */
const isLoaded = (viewer: UnknownViewer | MemberViewer) => viewer.kind === 'member' && viewer.progress !== null;

/** Decides without the user config: only the pages that a payment returns to go on (reading 46). */
const decideForUnknown = ({ name }: RouteTarget): RouteDecision =>
  name !== null && paymentReturnPages.includes(name) ? { type: 'allow', entry: null } : { type: 'wait' };

/**
 * Decides at once about the target of the redirect, so that one redirect is enough. While the target has to wait, an
 * error page is shown, but Login waits, because signing in has led to it.
 */
function decideRedirect(
  viewer: UnknownViewer | MemberViewer,
  to: string,
  from: RouteTarget | null,
  { access }: RouteTarget,
): RouteDecision {
  const [pathname = '', query] = to.split('?');
  const decision = decideRoute(viewer, toRouteTarget({ pathname, search: query ? `?${query}` : '' }), from);
  if (decision.type === 'allow') return redirectTo(to, access === 'guest' ? 'signedIn' : 'alias');
  return decision.type === 'wait' && access === 'anyone' ? { type: 'allow', entry: null } : decision;
}

/** Pages before the onboarding, in whose address the registration parameter stays (reading 54). */
const pagesBeforeOnboarding: readonly (PageName | null)[] = ['additionalQuestions', 'paymentsContact'];

/**
 * Decides to remove the registration parameter from the address, and to start the onboarding of members who have
 * completed everything.
 */
function decideRegistrationParam(viewer: MemberViewer, target: RouteTarget): RouteDecision | null {
  if (!hasJustRegisteredParam(target.search)) return null;
  const registered = isRegistered(viewer);
  if (registered && pagesBeforeOnboarding.includes(target.name)) return null;
  const to = target.pathname + stripJustRegisteredParam(target.search);
  return registered
    ? { type: 'effect', effect: 'startOnboarding', to, reason: 'registrationParam' }
    : redirectTo(to, 'registrationParam');
}
