import './theme/global.css.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { createQueryClient } from './api/createQueryClient.ts';
import { trackEvent } from './device/analytics.ts';
import { clockOffsetAtom } from './device/clockOffset.atoms.ts';
import { applyMotionPreference, motionStorageKey, parseMotionPreference } from './device/motionPreference.ts';
import { applyTextScale, readTextScale } from './device/textScale.ts';
import { AppFailurePage, RootErrorBoundary } from './features/error-pages/RootErrorBoundary.tsx';
import { WrongHostPage } from './features/error-pages/WrongHostPage.tsx';
import { activateLocale, overlayTranslations } from './i18n/locale.ts';
import { setReloadTarget } from './lib/loadChunk.ts';
import { log } from './lib/log.ts';
import { reloadPage } from './lib/reloadPage.ts';
import { createServerClock } from './lib/serverClock.ts';
import { deviceStorage } from './lib/storage/deviceStorage.ts';
import { createRouter } from './router.tsx';
import { consumeEmailLink } from './routing/consumeEmailLink.ts';
import { applyMagicLink, emailLinkAtom } from './routing/emailLink.ts';
import { createGuard } from './routing/guard.ts';
import { trackPageViews } from './routing/trackPageViews.ts';
import { initSession } from './session/initSession.ts';
import { apiAtom, memberAtom } from './session/session.atoms.ts';
import { createTokenStore } from './session/tokenStore.ts';
import { site } from './site/site.ts';

// Before anything else, so that the token of a link in an e-mail leaves the address at once.
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
// A copy on a foreign host gets neither the token nor a single call.
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
  const measured = clock.measure().then(() => store.set(clockOffsetAtom, clock.readOffset()));
  // Before a token counts as over, the clock that says so is checked.
  if (tokens.peek().kind === 'expired' || emailLink?.kind === 'magic') await measured;
  const queryClient = createQueryClient();
  store.set(emailLinkAtom, emailLink);
  const verdict = applyMagicLink(emailLink, tokens);
  initSession({
    store,
    invalidLink: verdict === 'refuse',
    tokens,
    queryClient,
    apiOrigin: site.apiOrigin,
    siteId: site.siteId,
    events: window,
    reload: reloadPage,
  });
  const guard = createGuard(store, tokens);
  const router = createRouter(store, guard);
  trackPageViews(router, () => toRole(store.get(memberAtom)), trackEvent);
  setReloadTarget(() => {
    const target = router.state.navigation.location ?? router.state.location;
    return new URL(router.createHref(target), location.origin).href;
  });
  store.sub(memberAtom, () => {
    void suitLanguage(store.get(memberAtom)?.user.locale);
  });

  await activateLocale();
  renderRoot(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <I18nProvider i18n={i18n}>
          <App router={router} decide={guard.decide} />
        </I18nProvider>
      </QueryClientProvider>
    </Provider>,
  );
  await suitLanguage(undefined);

  /** The member's own language, once it is known, and the API's texts over the compiled ones. */
  async function suitLanguage(memberLocale: string | undefined): Promise<void> {
    const api = store.get(apiAtom);
    try {
      if (memberLocale) await activateLocale(memberLocale);
      if (api) await overlayTranslations(api);
    } catch (error) {
      log.error('the language could not be changed', error);
    }
  }
}

const toRole = (member: { user: { premium: boolean } } | null) =>
  member === null ? 'guest' : member.user.premium ? 'premium' : 'member';
