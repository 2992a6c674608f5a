import { pages } from 'pages:guests';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { loadApiChunk, loadAuthCalls } from '../api/loadApiChunk.ts';
import { trackEvent } from '../device/analytics.ts';
import { hasGuestChosen } from '../device/guestConsentChoices.ts';
import { motionPreferenceAtom } from '../device/motionPreference.ts';
import { textScaleAtom } from '../device/textScale.ts';
import { activateLocale, activeLocale } from '../i18n/activeLocale.ts';
import { loadTranslatedChunk } from '../i18n/loadTranslatedChunk.ts';
import { afterFirstTouch } from '../lib/afterFirstTouch.ts';
import { setReloadTarget } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import { once } from '../lib/once.ts';
import { toRouteTarget } from '../routing/routeAddresses.ts';
import { trackPageViews } from '../routing/trackPageViews.ts';
import { sessionAtom, sessionLoaderAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';
import type { AppStart } from '../start/AppStart.ts';
import type { PageLocation } from '../ui/navigation/navigation.ts';
import { createGuestNavigation } from './createGuestNavigation.ts';
import { GuestApp } from './GuestApp.tsx';

/**
 * Shows the page of the address, if it is one for guests, and hands over to MemberApp once somebody has signed in or
 * leaves for another address. Resolves to whether it shows a page.
 */
export async function startGuestApp(start: AppStart): Promise<boolean> {
  const { store, tokens, container, render, hydrate, fail } = start;
  if (store.get(sessionAtom).kind !== 'guest') return false;
  const loadSession = once(async () => {
    const { startSession } = await loadApiChunk(() => import('../start/startSession.ts'));
    startSession(store, tokens);
    return store.get(sessionLoaderAtom)!.load();
  });
  const loadMemberApp = once(() => loadTranslatedChunk(() => import('../members/startMemberApp.tsx')));
  const handOver = once(async () => {
    stop();
    const { startMemberApp } = await loadMemberApp();
    await startMemberApp(start);
  });
  const leave = () => void handOver().catch(fail);
  const navigation = createGuestNavigation({ history: createBrowserHistory(), pages, onLeave: leave });
  const stopFollowing = store.sub(sessionAtom, () => {
    if (store.get(sessionAtom).kind !== 'guest') leave();
  });
  function stop(): void {
    stopFollowing();
    navigation.stop();
  }

  store.set(sessionLoaderAtom, { load: loadSession });
  const [hasPage] = await Promise.all([navigation.start(), activateLocale()]);
  if (!hasPage) {
    stop();
    return false;
  }
  setReloadTarget(() => new URL(navigation.readTarget(), location.origin).href);
  if (site.measured) {
    const readLocation = () => navigation.read()?.location ?? null;
    trackPageViews({ readLocation, subscribe: navigation.subscribe }, () => 'guest', trackEvent);
  }
  const show = isRenderedAhead(store, container, navigation.read()?.location) ? hydrate : render;
  show(<GuestApp navigation={navigation} />);

  const warn = (error: unknown) => log.warn('not loaded ahead', error);

  /** Loads what sends a form, and the pages of members that follow, after the first touch. */
  function prepare(): void {
    Promise.all([loadSession(), loadAuthCalls()]).then(loadMemberApp).catch(warn);
  }
  afterFirstTouch(prepare);
  if (site.measured && hasGuestChosen()) loadSession().catch(warn);

  /** Follows a sign-in in another tab, as the session does by itself once it is loaded. */
  function followToken(): void {
    if (tokens.read().kind === 'valid') loadSession().catch(fail);
  }
  addEventListener('storage', (event) => {
    if (tokens.isTokenEvent(event)) followToken();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted) followToken();
  });
  return true;
}

/**
 * Whether the container has the page as the build has rendered it: for a guest of whom nothing is known, in the site's
 * language, on a device where nothing was chosen.
 */
function isRenderedAhead(store: AppStart['store'], container: HTMLElement, shown: PageLocation | undefined): boolean {
  const session = store.get(sessionAtom);
  return (
    shown !== undefined &&
    container.dataset.page === (toRouteTarget(shown).name ?? 'errorNotFound') &&
    shown.state === null &&
    session.kind === 'guest' &&
    session.ended === null &&
    activeLocale() === site.locale &&
    store.get(textScaleAtom) === 100 &&
    store.get(motionPreferenceAtom) === 'system'
  );
}
