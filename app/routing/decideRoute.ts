import { type Decision, redirect } from './decision.ts';
import { decideForMember } from './memberRules.ts';
import { hasMark, withoutMark } from './namedPaths.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { detours, findTarget, pathTo, type Target } from './routeTable.ts';
import { toPaymentEntry } from './toPaymentEntry.ts';
import type { GuestViewer, MemberViewer, Viewer } from './viewer.ts';

/**
 * Decides whether a viewer may see a page or where they go instead (app/README.md, "Guard rules"). The page of a
 * redirect is decided about in turn; a viewer arrives after at most three decisions.
 *
 * @param from the page they come from, if any
 */
export function decideRoute(viewer: Viewer, target: Target, from: Target | null = null): Decision {
  if (viewer.kind === 'guest') return decideForGuest(viewer, target) ?? { type: 'allow', entry: null };
  const elsewhere = findElsewhere(target);
  if (elsewhere !== null) return decideDetour(viewer, elsewhere, from, target.access === 'guest');
  if (target.access === 'anyone') return { type: 'allow', entry: null };
  return (
    decideForMember(viewer, target) ??
    takeMark(viewer, target) ?? { type: 'allow', entry: target.name === 'plans' ? toPaymentEntry(from) : null }
  );
}

/** 1. Nobody is signed in: to Login, from where they come back. */
function decideForGuest(guest: GuestViewer, target: Target): Decision | null {
  if (target.name === 'error') return redirect(pathTo(detours.error), 'detour');
  if (target.access !== 'member') return null;
  if (guest.refused) return redirect(pathTo('logout'), 'refused');
  const back = guest.mayReturn ? parseReturnPath(target.pathname) : null;
  const query = back === null || back === pathTo('home') ? '' : `?${new URLSearchParams({ returnTo: back })}`;
  return redirect(pathTo('login') + query, 'signedOut');
}

/** The page that an address stands for: another one's, or for members those that only guests need. */
function findElsewhere(target: Target): string | null {
  const { name, search } = target;
  if (name === 'login') return parseReturnPath(new URLSearchParams(search).get('returnTo')) ?? pathTo('home');
  if (name === 'errorNoAuth') return pathTo('home');
  return name !== null && name in detours ? pathTo(detours[name as keyof typeof detours]) + search : null;
}

/** Decides at once about the page it leads to, so that nobody is sent from pillar to post. */
function decideDetour(viewer: MemberViewer, to: string, from: Target | null, signedIn: boolean): Decision {
  const [pathname = '', query] = to.split('?');
  const decision = decideRoute(viewer, findTarget({ pathname, search: query ? `?${query}` : '' }), from);
  return decision.type === 'allow' ? redirect(to, signedIn ? 'signedIn' : 'detour') : decision;
}

/** The registration mark goes from the address. It counts for those only who are through with registering. */
function takeMark({ confirmed, progress }: MemberViewer, target: Target): Decision | null {
  if (!hasMark(target.search)) return null;
  const to = target.pathname + withoutMark(target.search);
  return confirmed && progress?.completed
    ? { type: 'effect', effect: 'greet', to, why: 'registrationMark' }
    : redirect(to, 'registrationMark');
}
