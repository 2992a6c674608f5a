import type { createStore } from 'jotai';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { isMobile } from '../lib/viewport.ts';
import { paymentEntry } from '../session/paymentEntry.ts';
import { paymentReturn } from '../session/paymentReturn.ts';
import { vitalPutOffAtom } from '../session/registration.ts';
import { memberAtom, sessionActionsAtom, sessionAtom } from '../session/session.atoms.ts';
import { isSettled, type Session } from '../session/session.model.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import { decideRoute } from './decideRoute.ts';
import type { Decision } from './decision.ts';
import { extraFetchedAtom, runEffect } from './guardEffects.ts';
import { findTarget, type Target } from './routeTable.ts';
import { toViewer } from './viewer.ts';

type Store = ReturnType<typeof createStore>;
interface Address {
  pathname: string;
  search: string;
}

export interface Guard {
  /** Runs before every navigation, and waits until it is known who is looking. */
  middleware: (readShown: () => Address | null) => MiddlewareFunction;
  /** The decision of this moment, for the page on show. */
  decide: (address: Address) => Decision;
}

export function createGuard(store: Store, tokens: TokenStore): Guard {
  // The width counts when somebody goes somewhere: turning the device on a page leads nobody away from it.
  let mobile = isMobile();

  const readViewer = () => {
    const session = store.get(sessionAtom);
    const extraFetched = session.kind === 'member' && store.get(extraFetchedAtom) === session.claims.user_id;
    return toViewer(session, tokens.read(), { mobile, extraFetched });
  };

  /** A payment waits for its member where the session has ended before the answer. */
  function keepReturn(...visits: (Target | null)[]): null {
    for (const visit of visits) if (isReturn(visit)) paymentReturn.keep(visit.pathname, visit.search);
    return null;
  }

  function takeReturn(target: Target): string | null {
    const back = paymentReturn.take(store.get(memberAtom)?.claims.user_id ?? '');
    return isReturn(target) ? null : back;
  }

  return {
    middleware:
      (readShown) =>
      async ({ request }, next) => {
        await whenSettled(store);
        mobile = isMobile();
        const viewer = readViewer();
        // A token that ran out or was exchanged meanwhile ends the session.
        if (viewer.kind === 'guest') store.get(sessionActionsAtom)?.lapse();
        const shown = readShown();
        const target = findTarget(new URL(request.url));
        const from = shown && findTarget(shown);
        const unfinished = viewer.kind === 'guest' ? keepReturn(from, target) : takeReturn(target);
        if (unfinished !== null) throw replace(unfinished);
        const decision = decideRoute(viewer, target, from);
        if (decision.type === 'allow') {
          if (decision.entry !== null) paymentEntry.remember(decision.entry);
          return next();
        }
        if (decision.why === 'dataMissing') store.set(vitalPutOffAtom, false);
        if (decision.type === 'effect') await runEffect(decision.effect, store);
        throw isLeftBehind(request.url, shown) ? replace(decision.to) : redirect(decision.to);
      },
    decide: (address) => decideRoute(readViewer(), findTarget(address)),
  };
}

const isReturn = (visit: Target | null): visit is Target => visit?.name === 'completePayment';

/**
 * Whether the browser is at an address already that leads elsewhere, be it by several steps: opened, reloaded or gone
 * back to. Then Back must not lead there again, nor may what lies ahead of it be lost.
 */
function isLeftBehind(url: string, shown: Address | null): boolean {
  const { origin, pathname, search } = location;
  return url === origin + pathname + search || shown?.pathname !== pathname || shown.search !== search;
}

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
