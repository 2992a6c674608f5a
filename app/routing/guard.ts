import type { createStore } from 'jotai';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { isMobileViewport } from '../lib/viewport.ts';
import { memberIdAtom, sessionActionsAtom, sessionAtom } from '../session/session.atoms.ts';
import { isSessionKnown } from '../session/session.model.ts';
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
  /**
   * Runs before every navigation, and waits until the viewer is known.
   *
   * @param readShown gives the address of the page that is shown, or null before the first page
   */
  middleware: (readShown: () => Address | null) => MiddlewareFunction;
  /** The current decision about an address. */
  decide: (address: Address) => RouteDecision;
}

export function createGuard(store: Store, tokens: TokenStore): Guard {
  // Read on navigation only, so that turning the device does not lead a member away from a page.
  let mobile = isMobileViewport();

  const readViewer = () => {
    const memberId = store.get(memberIdAtom);
    const additionalQuestionsFetched = memberId !== null && store.get(additionalQuestionsFetchedAtom) === memberId;
    return toViewer(store.get(sessionAtom), tokens.read(), { mobile, additionalQuestionsFetched });
  };

  /** Stores the address of a payment that returns after the session has expired. */
  function storePaymentReturn(...targets: (RouteTarget | null)[]): null {
    for (const target of targets) if (isPaymentReturn(target)) paymentReturn.store(target.pathname, target.search);
    return null;
  }

  function consumePaymentReturn(target: RouteTarget): string | null {
    const address = paymentReturn.consume(store.get(memberIdAtom) ?? '');
    return isPaymentReturn(target) ? null : address;
  }

  return {
    middleware:
      (readShown) =>
      async ({ request }, next) => {
        await whenSessionKnown(store);
        mobile = isMobileViewport();
        const viewer = readViewer();
        // The token may have expired or been replaced since the session started.
        if (viewer.kind === 'guest') store.get(sessionActionsAtom)?.expire();
        const shown = readShown();
        const target = toRouteTarget(new URL(request.url));
        const from = shown && toRouteTarget(shown);
        const returnAddress = viewer.kind === 'guest' ? storePaymentReturn(from, target) : consumePaymentReturn(target);
        if (returnAddress !== null) throw replace(returnAddress);
        const decision = decideRoute(viewer, target, from);
        if (decision.type === 'allow') {
          if (decision.entry !== null) paymentEntry.write(decision.entry);
          return next();
        }
        if (decision.reason === 'dataMissing') store.set(vitalDataPostponedAtom, false);
        if (decision.type === 'effect') await runGuardEffect(decision.effect, store);
        throw isCurrentAddress(request.url, shown) ? replace(decision.to) : redirect(decision.to);
      },
    decide: (address) => decideRoute(readViewer(), toRouteTarget(address)),
  };
}

const isPaymentReturn = (target: RouteTarget | null): target is RouteTarget => target?.name === 'completePayment';

/**
 * Whether the browser already is at the address that redirects: the address was opened, reloaded or reached by Back.
 * Replacing it then keeps Back from returning to it, and keeps the entries ahead of it.
 */
function isCurrentAddress(url: string, shown: Address | null): boolean {
  const { origin, pathname, search } = location;
  return url === origin + pathname + search || shown?.pathname !== pathname || shown.search !== search;
}

function whenSessionKnown(store: Store): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isSessionKnown(store.get(sessionAtom))) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.sub(sessionAtom, check);
    check();
  });
}
