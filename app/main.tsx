import './theme/global.css.ts';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { BrokenPage, RootBoundary } from './features/errors/RootBoundary.tsx';
import { StopPage } from './features/errors/StopPage.tsx';
import { activateLocale, overlayTranslations } from './i18n/locale.ts';
import { createClock } from './lib/clock.ts';
import { deviceStorage } from './lib/deviceStorage.ts';
import { reportEvent } from './lib/events.ts';
import { setNavigationTarget } from './lib/loadChunk.ts';
import { log } from './lib/log.ts';
import { applyMotion, motionKey, parseMotion } from './lib/motion.ts';
import { reloadPage } from './lib/reloadPage.ts';
import { applyTextScale, readTextScale } from './lib/textScale.ts';
import { createRouter } from './router.tsx';
import { createGuard } from './routing/guard.ts';
import { takeLink } from './routing/takeLink.ts';
import { trackPages } from './routing/trackPages.ts';
import { clockOffsetAtom } from './session/clock.atoms.ts';
import { mailLinkAtom, openLink } from './session/mailLink.ts';
import { createQueryClient } from './session/queryClient.ts';
import { apiAtom, memberAtom } from './session/session.atoms.ts';
import { startSession } from './session/startSession.ts';
import { createTokenStore } from './session/tokenStore.ts';
import { site } from './site/site.ts';

// Before anything else, so that the token of a link in an e-mail leaves the address at once.
const mailLink = takeLink(location, history);

const root = createRoot(document.getElementById('root')!);
const show = (content: ReactNode) =>
  root.render(
    <StrictMode>
      <RootBoundary>{content}</RootBoundary>
    </StrictMode>,
  );

applyTextScale(readTextScale());
applyMotion(parseMotion(deviceStorage.read(motionKey)));
// A copy on a foreign host gets neither the token nor a single call.
if (site.hosts.includes(location.hostname)) {
  start().catch((error: unknown) => {
    log.error('the app could not start', error);
    show(<BrokenPage />);
  });
} else {
  show(<StopPage />);
}

async function start(): Promise<void> {
  const store = createStore();
  const clock = createClock({ url: site.iconUrl });
  const tokens = createTokenStore(deviceStorage, clock.now);
  const measured = clock.measure().then(() => store.set(clockOffsetAtom, clock.readOffset()));
  // Before a token counts as over, the clock that says so is checked.
  if (tokens.peek().kind === 'expired' || mailLink?.kind === 'magic') await measured;
  const queryClient = createQueryClient();
  store.set(mailLinkAtom, mailLink);
  const verdict = openLink(mailLink, tokens);
  startSession({
    store,
    badLink: verdict === 'refuse',
    tokens,
    queryClient,
    apiOrigin: site.apiOrigin,
    siteId: site.siteId,
    events: window,
    reload: reloadPage,
  });
  const guard = createGuard(store, tokens);
  const router = createRouter(store, guard);
  trackPages(router, () => readRole(store.get(memberAtom)), reportEvent);
  setNavigationTarget(() => {
    const target = router.state.navigation.location ?? router.state.location;
    return new URL(router.createHref(target), location.origin).href;
  });
  store.sub(memberAtom, () => {
    void suitLanguage(store.get(memberAtom)?.user.locale);
  });

  await activateLocale();
  show(
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

const readRole = (member: { user: { premium: boolean } } | null) =>
  member === null ? 'guest' : member.user.premium ? 'premium' : 'member';
