import './theme/global.css.ts';
import { i18n } from '@lingui/core';
import { createStore } from 'jotai';
import { type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { callOrigin } from './api/callOrigin.ts';
import { loadTranslations } from './api/loadTranslations.ts';
import { clockOffsetAtom } from './device/clockOffset.atoms.ts';
import { applyMotionPreference, motionStorageKey, parseMotionPreference } from './device/motionPreference.ts';
import { applyTextScale, readTextScale } from './device/textScale.ts';
import { AppFailurePage, RootErrorBoundary, WrongHostPage } from './features/error-pages/StandalonePages.tsx';
import { startGuestApp } from './guest/startGuestApp.tsx';
import { overlayTranslations } from './i18n/activeLocale.ts';
import { loadTranslatedChunk } from './i18n/loadTranslatedChunk.ts';
import { log } from './lib/log.ts';
import { createServerClock } from './lib/serverClock.ts';
import { deviceStorage } from './lib/storage/deviceStorage.ts';
import { tidyMemberValues } from './lib/storage/memberStorageExpiry.ts';
import { leaveTab } from './lib/storage/tabOwner.ts';
import { tolerateForeignNodes } from './lib/tolerateForeignNodes.ts';
import { applyMagicLink, emailLinkAtom } from './routing/applyMagicLink.ts';
import { consumeEmailLink } from './routing/consumeEmailLink.ts';
import { dispatchSessionAtom } from './session/session.atoms.ts';
import { createTokenStore } from './session/tokenStore.ts';
import { site } from './site/site.ts';
import { AppRoot } from './start/AppRoot.tsx';
import type { AppStart } from './start/AppStart.ts';
import { rememberFields } from './ui/fields/useHydratedInput.ts';

// First, so that the token of a link in an email leaves the address at once.
const emailLink = consumeEmailLink(location, history);

tolerateForeignNodes();
const container = document.getElementById('root')!;
let root: Root | undefined;
const renderRoot = (content: ReactNode) => {
  if (!root) {
    rememberFields();
    root = createRoot(container);
  }
  root.render(content);
};

applyTextScale(readTextScale());
applyMotionPreference(parseMotionPreference(deviceStorage.read(motionStorageKey)));
// On any other host, such as one that copies this site, the token is not read and no call is sent.
if (site.hosts.includes(location.hostname)) startApp().catch(fail);
else renderStandalone(<WrongHostPage />);

function fail(error: unknown): void {
  log.error('the app could not start', error);
  if (site.reports) globalThis.noticeFailure?.({ error, isApp: true });
  renderStandalone(<AppFailurePage error={error} />);
}

function renderStandalone(page: ReactNode): void {
  renderRoot(
    <StrictMode>
      <RootErrorBoundary>{page}</RootErrorBoundary>
    </StrictMode>,
  );
}

async function startApp(): Promise<void> {
  const store = createStore();
  const clock = createServerClock({ url: site.iconUrl });
  const tokens = createTokenStore(deviceStorage, clock.now);
  const clockMeasured = clock.measure().then(() => store.set(clockOffsetAtom, clock.readOffset()));
  // The device's clock may be wrong, so it is checked before a token counts as expired.
  if (tokens.peek().kind === 'expired' || emailLink?.kind === 'magic') await clockMeasured;
  store.set(emailLinkAtom, emailLink);
  const invalidLink = applyMagicLink(emailLink, tokens) === 'refuse';
  const token = tokens.read();
  if (token.kind !== 'valid') {
    tidyMemberValues();
    leaveTab();
  }
  store.set(dispatchSessionAtom, { type: 'started', token, invalidLink });
  const wrap = (content: ReactNode) => (
    <AppRoot store={store} i18n={i18n}>
      {content}
    </AppRoot>
  );
  const start: AppStart = {
    store,
    tokens,
    container,
    render: (content) => renderRoot(wrap(content)),
    hydrate(content) {
      rememberFields();
      root = hydrateRoot(container, wrap(content), {
        onRecoverableError: (error) => log.error('a page differs from what was rendered ahead', error),
      });
    },
    fail,
  };
  if (!(await startGuestApp(start))) {
    const { startMemberApp } = await loadTranslatedChunk(() => import('./members/startMemberApp.tsx'));
    await startMemberApp(start);
  }
  await overlayTranslations((locale) => loadTranslations(callOrigin(), locale));
}
