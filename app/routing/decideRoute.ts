import type { TokenReading } from '../api/token.ts';
import type { Session } from '../session/session.model.ts';
import { parseReturnPath } from './parseReturnPath.ts';
import { pathTo, type Target } from './routeTable.ts';

/** What the rules need to know of who is looking. */
export type Viewer =
  | {
      kind: 'guest';
      /** Whether they may be led back here after signing in: not when they left on purpose. */
      mayReturn: boolean;
      /** The API does not accept their token (specification, section 8). */
      refused: boolean;
    }
  | { kind: 'member' };

export type Decision = { type: 'allow' } | { type: 'redirect'; to: string; why: string };

const allow: Decision = { type: 'allow' };
const redirect = (to: string, why: string): Decision => ({ type: 'redirect', to, why });

/** Missing or mismatched tokens make a guest of everybody, whatever else is still known of them. */
export function toViewer(session: Session, token: TokenReading): Viewer {
  const matches =
    session.kind === 'member' && token.kind === 'valid' && token.claims.user_id === session.claims.user_id;
  if (matches) return { kind: 'member' };
  const ended = session.kind === 'guest' ? session.ended : null;
  return {
    kind: 'guest',
    mayReturn: ended !== 'signedOut' && ended !== 'signedOutElsewhere',
    refused: ended === 'refused',
  };
}

/**
 * Where somebody who wants to see a page is led (specification, section 4, "Route guard order"). The order of the rules
 * is the specification's; rules 2 to 10 follow here with the pages that they are about.
 *
 * 1. Nobody is signed in: to Login, from where they come back. A member on Login: on to where they were going.
 */
export function decideRoute(viewer: Viewer, target: Target): Decision {
  if (target.access === 'anyone') return allow;
  if (viewer.kind === 'guest') {
    if (target.access === 'guest') return allow;
    return viewer.refused
      ? redirect(pathTo('logout'), 'refused')
      : redirect(toLogin(viewer.mayReturn, target), 'signedOut');
  }
  if (target.access === 'guest') {
    return redirect(parseReturnPath(new URLSearchParams(target.search).get('returnTo')) ?? pathTo('home'), 'signedIn');
  }
  return allow;
}

function toLogin(mayReturn: boolean, { pathname }: Target): string {
  const back = mayReturn ? parseReturnPath(pathname) : null;
  const query = back === null || back === pathTo('home') ? '' : `?${new URLSearchParams({ returnTo: back })}`;
  return pathTo('login') + query;
}
