import type { ComponentType } from 'react';
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { Page } from '../routing/definePage.ts';
import { decideForGuest } from '../routing/guestRules.ts';
import { hiddenReturnPath } from '../routing/hiddenReturnPath.ts';
import { loadPage } from '../routing/loadPage.ts';
import { toRouteTarget } from '../routing/routeAddresses.ts';
import type { Navigate, NavigateOptions, PageLocation } from '../ui/navigation/navigation.ts';

interface GuestNavigationOptions {
  history: ReturnType<typeof createBrowserHistory>;
  /** The pages that it can show. */
  pages: readonly Page[];
  /** Called when the tab is at an address that is none of its pages. */
  onLeave: () => void;
}

interface ShownPage {
  location: PageLocation;
  Page: ComponentType;
}

export interface GuestNavigation {
  /** Null before the first page. */
  read: () => ShownPage | null;
  subscribe: (listen: () => void) => () => void;
  navigate: Navigate;
  /** The address that is being opened, or the current one. */
  readTarget: () => string;
  /** Opens the page at the address of the tab. Resolves to whether it is one of its pages. */
  start: () => Promise<boolean>;
  /** Leaves the history to another router, which opens the page that `navigate` is then called for. */
  stop: () => void;
}

/**
 * The step that an address asks for: show a page, go to another address, or leave it to the router of the members'
 * pages.
 */
type Step = { page: Page } | { redirect: string } | 'leave';

/**
 * Creates the navigation between the pages that guests see first. It makes the same entries in the history as React
 * Router, which can take over at any time. Guard rule 1 applies to all addresses.
 */
export function createGuestNavigation({ history, pages, onLeave }: GuestNavigationOptions): GuestNavigation {
  let shown: ShownPage | null = null;
  let target: string | null = null;
  let stopListening = () => {};
  let stopped = false;
  const listeners = new Set<() => void>();

  /** Opens an address, or the one to which it redirects; resolves to whether it has a page here. */
  async function open(address: string, enter: Enter, redirected = false, mayReturn = true): Promise<boolean> {
    target = address;
    const step = decideStep(address, pages, mayReturn);
    if (step === 'leave') {
      enter(address, redirected);
      return false;
    }
    if ('redirect' in step) return open(step.redirect, enter, true);
    const Page = await loadPage(step.page);
    // In between, another page was asked for, or somebody has signed in.
    if (stopped || target !== address) return true;
    enter(address, redirected);
    target = null;
    shown = { location: history.location, Page };
    for (const listen of listeners) listen();
    return true;
  }

  async function openOrLeave(address: string, enter: Enter, mayReturn = true): Promise<void> {
    if (!(await open(address, enter, false, mayReturn))) onLeave();
  }

  /** The tab is at the address already. */
  const stay: Enter = (address, redirected) => {
    if (redirected) history.replace(address);
  };

  return {
    read: () => shown,
    subscribe(listen) {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    navigate(to: string | number, { state = null, replace = false }: NavigateOptions = {}) {
      if (typeof to === 'number') return history.go(to);
      const enter: Enter = (address, redirected) => {
        const handedOver = redirected ? null : state;
        if (replace) history.replace(address, handedOver);
        else history.push(address, handedOver);
      };
      return stopped ? enter(to, false) : openOrLeave(to, enter);
    },
    readTarget: () => target ?? toAddress(history.location),
    start() {
      // Back and Forward lead to pages of a member who may have signed out: Login does not return to them.
      stopListening = history.listen(({ location }) => void openOrLeave(toAddress(location), stay, false));
      return open(toAddress(history.location), stay);
    },
    stop() {
      stopped = true;
      stopListening();
    },
  };
}

/**
 * A change of the history once a page has been loaded; `redirected` if the address is not the one that was asked for.
 */
type Enter = (address: string, redirected: boolean) => void;

const toAddress = ({ pathname, search, hash }: PageLocation) => pathname + search + hash;

function decideStep(address: string, pages: readonly Page[], mayReturn: boolean): Step {
  const { pathname, search } = new URL(address, location.origin);
  const target = toRouteTarget({ pathname, search });
  // The provider sends members back to it also after their session has ended: their router keeps the address.
  if (target.name === 'completePayment') return 'leave';
  const decision = decideForGuest({ kind: 'guest', mayReturn, refused: false }, target);
  if (decision?.type === 'redirect') {
    if (decision.hidden) hiddenReturnPath.remember(decision.hidden);
    return { redirect: decision.to };
  }
  const page = pages.find(({ name }) => name === (target.name ?? 'errorNotFound'));
  return page ? { page } : 'leave';
}
