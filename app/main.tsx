import './theme/global.css.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueryClient } from './api/createQueryClient.ts';
import { loadTranslations } from './api/loadTranslations.ts';
import { trackEvent } from './device/analytics.ts';
import { clockOffsetAtom } from './device/clockOffset.atoms.ts';
import { applyMotionPreference, motionStorageKey, parseMotionPreference } from './device/motionPreference.ts';
import { applyTextScale, readTextScale } from './device/textScale.ts';
import { AppFailurePage, RootErrorBoundary, WrongHostPage } from './features/error-pages/StandalonePages.tsx';
import { dispatchGlobalErrorAtom } from './feedback/globalErrors.ts';
import { activateLocale, overlayTranslations } from './i18n/activeLocale.ts';
import { setReloadTarget } from './lib/loadChunk.ts';
import { log } from './lib/log.ts';
import { reloadPage } from './lib/reloadPage.ts';
import { createServerClock } from './lib/serverClock.ts';
import { deviceStorage } from './lib/storage/deviceStorage.ts';
import { createRouter } from './router.tsx';
import { consumeEmailLink } from './routing/consumeEmailLink.ts';
import { applyMagicLink, emailLinkAtom } from './routing/emailLink.ts';
import { createGuard } from './routing/guard.ts';
import { resetOnboarding } from './routing/onboarding.ts';
import { paymentEntry } from './routing/paymentEntry.ts';
import { trackPageViews } from './routing/trackPageViews.ts';
import { initSession } from './session/initSession.ts';
import { apiAtom, memberAtom } from './session/session.atoms.ts';
import { createTokenStore } from './session/tokenStore.ts';
import { site } from './site/site.ts';

// First of all, so that the token of a link in an e-mail leaves the address at once.
const emailLink = consumeEmailLink(location, history);

const root = createRoot(document.getElementById('root')!);
const renderRoot = (content: ReactNode) =>
  root.render(
    <StrictMode>
      <RootErrorBoundary>{content}</RootErrorBoundary>
    </StrictMode>,
  );

applyTextScale(readTextScale());
applyMotionPreference(parseMotionPreference(deviceStorage.read(motionStorageKey)));
// On any other host, such as one that copies this site, the token is not read and no call is sent.
if (site.hosts.includes(location.hostname)) {
  startApp().catch((error: unknown) => {
    log.error('the app could not start', error);
    renderRoot(<AppFailurePage />);
  });
} else {
  renderRoot(<WrongHostPage />);
}

async function startApp(): Promise<void> {
  const store = createStore();
  const clock = createServerClock({ url: site.iconUrl });
  const tokens = createTokenStore(deviceStorage, clock.now);
  const clockMeasured = clock.measure().then(() => store.set(clockOffsetAtom, clock.readOffset()));
  // The device's clock may be wrong, so it is checked before a token counts as expired.
  if (tokens.peek().kind === 'expired' || emailLink?.kind === 'magic') await clockMeasured;
  const queryClient = createQueryClient();
  store.set(emailLinkAtom, emailLink);
  initSession({
    store,
    invalidLink: applyMagicLink(emailLink, tokens) === 'refuse',
    tokens,
    queryClient,
    apiOrigin: site.apiOrigin,
    expectedSite: { siteId: site.siteId, metric: site.metric },
    events: window,
    reload: reloadPage,
    onEnd() {
      paymentEntry.clear();
      resetOnboarding(store);
      store.set(dispatchGlobalErrorAtom, { type: 'ended' });
    },
  });
  const guard = createGuard(store, tokens);
  const router = createRouter(store, queryClient, guard);
  if (site.measured) trackPageViews(router, () => toViewerRole(store.get(memberAtom)), trackEvent);
  setReloadTarget(() => {
    const target = router.state.navigation.location ?? router.state.location;
    return new URL(router.createHref(target), location.origin).href;
  });
  store.sub(memberAtom, () => {
    void updateLanguage(store.get(memberAtom)?.user.locale);
  });

  await activateLocale();
  renderRoot(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <App router={router} guard={guard} />
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await updateLanguage(undefined);

  /** Shows the member's own language once it is known, with the API's texts over the compiled ones. */
  async function updateLanguage(memberLocale: string | undefined): Promise<void> {
    const api = store.get(apiAtom);
    try {
      if (memberLocale) await activateLocale(memberLocale);
      if (api) await overlayTranslations((locale) => loadTranslations(api, locale));
    } catch (error) {
      log.error('the language could not be changed', error);
    }
  }
}

const toViewerRole = (member: { user: { premium: boolean } } | null) =>
  member === null ? 'guest' : member.user.premium ? 'premium' : 'member';
