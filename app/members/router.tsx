import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createBrowserRouter, replace } from 'react-router';
import { FrameErrorPage, RouteErrorPage } from '../features/error-pages/RouteErrorPage.tsx';
import { Measurement } from '../features/measurement/Measurement.tsx';
import { LazyNotificationBell, LazyNotificationToasts } from '../features/notifications/LazyNotifications.tsx';
import { LazyOnboarding } from '../features/onboarding/LazyOnboarding.tsx';
import { AppLayout } from '../features/shell/AppLayout.tsx';
import { loadRareChunk } from '../i18n/loadTranslatedChunk.ts';
import { awaitPageChange } from '../routing/beforePageChange.ts';
import type { Guard } from '../routing/guard.ts';
import { RouterNavigation } from '../routing/RouterNavigation.tsx';
import { appContext, provideAppContext } from '../routing/routerContext.ts';
import { pathTo, redirects, routeTable } from '../routing/routeTable.ts';
import { toRouteObject } from '../routing/toRouteObject.ts';
import { sessionActionsAtom } from '../session/session.atoms.ts';
import { site } from '../site/site.ts';
import { footerLinks, help } from '../start/footerLinks.tsx';
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

/** The router of all pages, for guests and members. */
export function createRouter(store: Store, queryClient: QueryClient, guard: Guard) {
  const router = createBrowserRouter(
    [
      {
        element: (
          <RouterNavigation>
            <AppLayout
              readRouter={() => router}
              onboarding={<LazyOnboarding dialogs={onboardingDialogs} />}
              bell={<LazyNotificationBell />}
              notifications={<LazyNotificationToasts />}
              measurement={site.measured ? <Measurement /> : null}
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
          // The guard leads on from an alias.
          ...Object.keys(redirects).map((name) => ({ path: routeTable[name as keyof typeof redirects].pattern })),
          {
            path: routeTable.logout.pattern,
            loader: ({ context }) => {
              context.get(appContext).store.get(sessionActionsAtom)?.signOut();
              return replace(pathTo('login'));
            },
          },
        ],
      },
    ],
    { getContext: provideAppContext({ store, queryClient }) },
  );
  guard.watch(router);
  return router;
}
