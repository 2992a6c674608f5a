import type { createStore } from 'jotai';
import { type createBrowserRouter, type MiddlewareFunction, redirect, replace } from 'react-router';
import { isMobileViewport } from '../lib/viewport.ts';
import { vitalDataPostponedAtom } from '../registration/onboarding.ts';
import { claimsAtom, memberIdAtom, sessionActionsAtom, sessionAtom } from '../session/session.atoms.ts';
import { isSessionSettled, type Session } from '../session/session.model.ts';
import type { TokenStore } from '../session/tokenStore.ts';
import { decideRoute } from './decideRoute.ts';
import { hiddenReturnPath } from './hiddenReturnPath.ts';
import { paymentEntry } from './paymentEntry.ts';
import { paymentReturn } from './paymentReturnAddress.ts';
import { type RouteTarget, toRouteTarget } from './routeAddresses.ts';
import { additionalQuestionsFetchedAtom, runGuardEffect } from './runGuardEffect.ts';
import { toViewer } from './viewer.ts';

type Store = ReturnType<typeof createStore>;
type Router = ReturnType<typeof createBrowserRouter>;
interface Address {
  pathname: string;
  search: string;
}

export interface Guard {
  /**
   * Runs before every navigation, and waits until everything is loaded that decides about the page.
   *
   * @param readShown returns the address of the current page, or null before the first page
   */
  middleware: (readShown: () => Address | null) => MiddlewareFunction;
  /** Whether the page of an address may be on the screen; false until that is known. */
  admits: (session: Session, address: Address) => boolean;
  /** Whether the page of an address has to wait, because something that decides about it could not be loaded. */
  withholds: (session: Session, address: Address) => boolean;
  /** Navigates to the current address again once its page may no longer be shown: the middleware then redirects. */
  watch: (router: Router) => void;
}

export function createGuard(store: Store, tokens: TokenStore): Guard {
  // Read on navigation only, so that turning the device does not lead a member away from a page.
  let mobile = isMobileViewport();

  const readViewer = (session: Session) => {
    const memberId = store.get(memberIdAtom);
    const additionalQuestionsFetched = memberId !== null && store.get(additionalQuestionsFetchedAtom) === memberId;
    return toViewer(session, tokens.read(), { mobile, additionalQuestionsFetched });
  };

  /** Stores the address of a payment that returns after the session has expired. */
  function storePaymentReturn(...targets: (RouteTarget | null)[]): null {
    for (const target of targets) if (isPaymentReturn(target)) paymentReturn.store(target.pathname, target.search);
    return null;
  }

  /** The address of such a payment, or the page that a member who signs in has wanted before. */
  function takeReturnAddress(target: RouteTarget): string | null {
    const address = paymentReturn.consume(store.get(memberIdAtom) ?? '');
    const wanted = target.name === 'login' ? hiddenReturnPath.take(store.get(claimsAtom)?.userId ?? null) : null;
    return isPaymentReturn(target) ? null : (address ?? wanted);
  }

  /** The decision about an address; null while the session is loading. */
  const decideAbout = (session: Session, address: Address) =>
    isSessionSettled(session) ? decideRoute(readViewer(session), toRouteTarget(address)) : null;

  return {
    admits: (session, address) => decideAbout(session, address)?.type === 'allow',
    withholds: (session, address) => decideAbout(session, address)?.type === 'wait',
    watch(router) {
      const leaveRefusedPage = () => {
        const { initialized, navigation, location } = router.state;
        if (!initialized || navigation.state !== 'idle') return;
        const decision = decideAbout(store.get(sessionAtom), location);
        if (decision === null || decision.type === 'allow' || decision.type === 'wait') return;
        void router.navigate(location.pathname + location.search, { replace: true });
      };
      // Later, so that code which awaited the change of the session can navigate first.
      const schedule = () => setTimeout(leaveRefusedPage);
      store.sub(sessionAtom, schedule);
      router.subscribe(schedule);
    },
    middleware:
      (readShown) =>
      async ({ request }, next) => {
        const viewer = await whenSession(store, request.signal, (session) => {
          mobile = isMobileViewport();
          return isSessionSettled(session) ? readViewer(session) : null;
        });
        // The token may have expired or been replaced since the session started.
        if (viewer.kind === 'guest') store.get(sessionActionsAtom)?.expire();
        const shown = readShown();
        const target = toRouteTarget(new URL(request.url));
        const from = shown && toRouteTarget(shown);
        const returnAddress = viewer.kind === 'guest' ? storePaymentReturn(from, target) : takeReturnAddress(target);
        if (returnAddress !== null) throw replace(returnAddress);
        const decision = await whenSession(store, request.signal, (session) => {
          const found = isSessionSettled(session) ? decideRoute(readViewer(session), target, from) : null;
          return found?.type === 'wait' ? null : found;
        });
        if (decision.type === 'allow') {
          if (decision.entry !== null) paymentEntry.write(decision.entry);
          return next();
        }
        if (decision.reason === 'dataMissing') store.set(vitalDataPostponedAtom, false);
        if (decision.type === 'redirect' && decision.hidden) hiddenReturnPath.remember(decision.hidden);
        if (decision.type === 'effect') await runGuardEffect(decision.effect, store);
        throw isCurrentAddress(request.url, shown) ? replace(decision.to) : redirect(decision.to);
      },
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

/** The first value that is not null, read now and after every change of the session; rejects with the signal's reason. */
function whenSession<T>(store: Store, signal: AbortSignal, read: (session: Session) => T | null): Promise<T> {
  return new Promise((resolve, reject) => {
    const check = () => {
      const value = signal.aborted ? null : read(store.get(sessionAtom));
      if (value === null && !signal.aborted) return;
      unsubscribe();
      signal.removeEventListener('abort', check);
      if (value === null) reject(signal.reason);
      else resolve(value);
    };
    const unsubscribe = store.sub(sessionAtom, check);
    signal.addEventListener('abort', check);
    check();
  });
}
