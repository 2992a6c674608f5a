import { routes } from 'pages:routes';
import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { createBrowserRouter, useLocation, useNavigate } from 'react-router';
import { FrameErrorPage, RouteErrorPage } from '../features/error-pages/RouteErrorPage.tsx';
import { MeasurementConsent } from '../features/measurement/MeasurementConsent.tsx';
import { LazyNotificationBell, LazyNotificationToasts } from '../features/notifications/LazyNotifications.tsx';
import { LazyOnboarding } from '../features/onboarding/LazyOnboarding.tsx';
import { LazyPaymentNotice } from '../features/premium/return/LazyPaymentNotice.tsx';
import { LazySafetyNotices } from '../features/safety-notices/LazySafetyNotices.tsx';
import { AppLayout } from '../features/shell/AppLayout.tsx';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import { awaitPageChange } from '../routing/beforePageChange.ts';
import type { PageRoute } from '../routing/definePage.ts';
import type { Guard } from '../routing/guard.ts';
import { provideAppContext } from '../routing/loaderContext.ts';
import { toRouteObject } from '../routing/toRouteObject.ts';
import { site } from '../site/site.ts';
import { footerLinks, help } from '../start/footerLinks.tsx';
import { NavigationProvider } from '../ui/navigation/NavigationProvider.tsx';
import { pages } from './pages.ts';

type Store = ReturnType<typeof createStore>;

/** Dialogs of other features that the onboarding shows in turn. */
const onboardingDialogs = {
  questionnaire: () =>
    loadRareChunk(
      async () => (await import('../features/questionnaire/missing/MissingQuestionsDialog.tsx')).MissingQuestionsDialog,
    ),
  upload: () =>
    loadRareChunk(
      async () => (await import('../features/own-profile/pictures/FirstPicturesDialog.tsx')).FirstPicturesDialog,
    ),
};

/** Creates the router of all pages, for guests and members. */
export function createRouter(store: Store, queryClient: QueryClient, guard: Guard) {
  const router = createBrowserRouter(
    [
      {
        element: (
          <RouterNavigation>
            <AppLayout
              readRouter={() => router}
              onboarding={<LazyOnboarding dialogs={onboardingDialogs} />}
              safetyNotices={<LazySafetyNotices />}
              bell={<LazyNotificationBell />}
              notifications={<LazyNotificationToasts />}
              paymentNotice={<LazyPaymentNotice />}
              measurement={site.measured ? <MeasurementConsent /> : null}
              footerLinks={footerLinks}
              help={help}
            />
          </RouterNavigation>
        ),
        ErrorBoundary: FrameErrorPage,
        middleware: [
          guard.middleware(() => (router.state.initialized ? router.state.location : null)),
          awaitPageChange(() => router.state.location.pathname),
        ],
        children: [
          ...pages.map((page) => ({ ...toRouteObject(page), ErrorBoundary: RouteErrorPage })),
          // The guard redirects from an alias.
          ...Object.values<PageRoute>(routes).flatMap(({ aliases = [] }) => aliases.map((path) => ({ path }))),
        ],
      },
    ],
    { getContext: provideAppContext({ store, queryClient }) },
  );
  guard.watch(router);
  return router;
}

/** Gives pages inside a router of React Router their address and the navigation to others. */
function RouterNavigation({ children }: { children: ReactNode }) {
  return (
    <NavigationProvider location={useLocation()} navigate={useNavigate()}>
      {children}
    </NavigationProvider>
  );
}
