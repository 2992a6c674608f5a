import type { createStore } from 'jotai';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { isMobileViewport } from '../lib/viewport.ts';
import { memberAtom, sessionActionsAtom, sessionAtom } from '../session/session.atoms.ts';
import { isSessionKnown, type Session } from '../session/session.model.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import { decideRoute } from './decideRoute.ts';
import { additionalQuestionsFetchedAtom, runGuardEffect } from './guardEffects.ts';
import { vitalDataPostponedAtom } from './onboarding.ts';
import { paymentEntry } from './paymentEntry.ts';
import { paymentReturn } from './paymentReturn.ts';
import type { RouteDecision } from './routeDecision.ts';
import { type RouteTarget, toRouteTarget } from './routeTable.ts';
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
  decide: (address: Address) => RouteDecision;
}

export function createGuard(store: Store, tokens: TokenStore): Guard {
  // The width counts when somebody goes somewhere: turning the device on a page leads nobody away from it.
  let mobile = isMobileViewport();

  const readViewer = () => {
    const session = store.get(sessionAtom);
    const extraFetched =
      session.kind === 'member' && store.get(additionalQuestionsFetchedAtom) === session.claims.user_id;
    return toViewer(session, tokens.read(), { mobile, additionalQuestionsFetched: extraFetched });
  };

  /** A payment waits for its member where the session has ended before the answer. */
  function keepReturn(...visits: (RouteTarget | null)[]): null {
    for (const visit of visits) if (isPaymentReturn(visit)) paymentReturn.store(visit.pathname, visit.search);
    return null;
  }

  function takeReturn(target: RouteTarget): string | null {
    const back = paymentReturn.consume(store.get(memberAtom)?.claims.user_id ?? '');
    return isPaymentReturn(target) ? null : back;
  }

  return {
    middleware:
      (readShown) =>
      async ({ request }, next) => {
        await whenSessionKnown(store);
        mobile = isMobileViewport();
        const viewer = readViewer();
        // A token that ran out or was exchanged meanwhile ends the session.
        if (viewer.kind === 'guest') store.get(sessionActionsAtom)?.expire();
        const shown = readShown();
        const target = toRouteTarget(new URL(request.url));
        const from = shown && toRouteTarget(shown);
        const unfinished = viewer.kind === 'guest' ? keepReturn(from, target) : takeReturn(target);
        if (unfinished !== null) throw replace(unfinished);
        const decision = decideRoute(viewer, target, from);
        if (decision.type === 'allow') {
          if (decision.entry !== null) paymentEntry.write(decision.entry);
          return next();
        }
        if (decision.why === 'dataMissing') store.set(vitalDataPostponedAtom, false);
        if (decision.type === 'effect') await runGuardEffect(decision.effect, store);
        throw isCurrentAddress(request.url, shown) ? replace(decision.to) : redirect(decision.to);
      },
    decide: (address) => decideRoute(readViewer(), toRouteTarget(address)),
  };
}

const isPaymentReturn = (visit: RouteTarget | null): visit is RouteTarget => visit?.name === 'completePayment';

/**
 * Whether the browser is at an address already that leads elsewhere, be it by several steps: opened, reloaded or gone
 * back to. Then Back must not lead there again, nor may what lies ahead of it be lost.
 */
function isCurrentAddress(url: string, shown: Address | null): boolean {
  const { origin, pathname, search } = location;
  return url === origin + pathname + search || shown?.pathname !== pathname || shown.search !== search;
}

function whenSessionKnown(store: Store): Promise<Session> {
  return new Promise((resolve) => {
    const check = () => {
      const session = store.get(sessionAtom);
      if (!isSessionKnown(session)) return;
      stop();
      resolve(session);
    };
    const stop = store.sub(sessionAtom, check);
    check();
  });
}
