import type { createStore } from 'jotai';
import { type MiddlewareFunction, redirect } from 'react-router';
import { sessionActionsAtom, sessionAtom } from '../session/session.atoms.ts';
import { isSettled, type Session } from '../session/session.model.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import { type Decision, decideRoute, toViewer } from './decideRoute.ts';
import { findTarget } from './routeTable.ts';

type Store = ReturnType<typeof createStore>;

/** Runs before every navigation, and waits until it is known who is looking. */
export const guard =
  (store: Store, tokens: TokenStore): MiddlewareFunction =>
  async ({ request }, next) => {
    await whenSettled(store);
    const viewer = toViewer(store.get(sessionAtom), tokens.read());
    // A token that ran out or was exchanged meanwhile ends the session.
    if (viewer.kind === 'guest') store.get(sessionActionsAtom)?.lapse();
    const decision = decideRoute(viewer, findTarget(new URL(request.url)));
    if (decision.type === 'redirect') throw redirect(decision.to);
    return next();
  };

/** The decision of this moment, for the page on show. */
export const decideFor = (store: Store, tokens: TokenStore, address: { pathname: string; search: string }): Decision =>
  decideRoute(toViewer(store.get(sessionAtom), tokens.read()), findTarget(address));

function whenSettled(store: Store): Promise<Session> {
  return new Promise((resolve) => {
    const check = () => {
      const session = store.get(sessionAtom);
      if (!isSettled(session)) return;
      stop();
      resolve(session);
    };
    const stop = store.sub(sessionAtom, check);
    check();
  });
}
