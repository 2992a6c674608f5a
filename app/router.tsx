import type { QueryClient } from '@tanstack/react-query';
import type { createStore } from 'jotai';
import { createBrowserRouter, replace } from 'react-router';
import { accountRoutes } from './features/account/account.routes.ts';
import { chatRoutes } from './features/chat/chat.routes.ts';
import { confirmEmailRoutes } from './features/confirm-email/confirmEmail.routes.ts';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { errorRoutes } from './features/error-pages/errors.routes.ts';
import { RouteErrorPage } from './features/error-pages/RouteErrorPage.tsx';
import { magicLinkRoutes } from './features/magic-link/magicLink.routes.ts';
import { LazyMeasurement } from './features/measurement/LazyMeasurement.tsx';
import { LazyNotificationBell, LazyNotificationToasts } from './features/notifications/LazyNotifications.tsx';
import { LazyOnboarding } from './features/onboarding/LazyOnboarding.tsx';
import { ownProfileRoutes } from './features/own-profile/ownProfile.routes.ts';
import { passwordResetRoutes } from './features/password-reset/passwordReset.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { preferencesRoutes } from './features/preferences/preferences.routes.ts';
import { premiumRoutes } from './features/premium/premium.routes.ts';
import { questionnaireRoutes } from './features/questionnaire/questionnaire.routes.ts';
import { AppLayout } from './features/shell/AppLayout.tsx';
import { signInRoutes } from './features/sign-in/signIn.routes.ts';
import { footerLinks } from './footerLinks.tsx';
import { awaitPageChange } from './routing/beforePageChange.ts';
import type { Guard } from './routing/guard.ts';
import type { PageRoute } from './routing/pageRoute.ts';
import { RouterNavigation } from './routing/RouterNavigation.tsx';
import { appContext, provideAppContext } from './routing/routerContext.ts';
import { pathTo, redirects, routeTable } from './routing/routeTable.ts';
import { toRouteObject } from './routing/toRouteObject.ts';
import { sessionActionsAtom } from './session/session.atoms.ts';
import { site } from './site/site.ts';

type Store = ReturnType<typeof createStore>;

/** Dialogs of other features that the onboarding shows in turn. */
const onboardingDialogs = {
  questionnaire: async () =>
    (await import('./features/questionnaire/missing/MissingQuestionsDialog.tsx')).MissingQuestionsDialog,
  upload: async () => (await import('./features/own-profile/pictures/FirstPicturesDialog.tsx')).FirstPicturesDialog,
};

/** Every page of the product. A new feature adds its routes here; routing/routeTable.ts names every page. */
export function createRouter(store: Store, queryClient: QueryClient, guard: Guard) {
  const pages: PageRoute[] = [
    ...dashboardRoutes,
    ...peopleRoutes,
    ...chatRoutes,
    ...signInRoutes,
    ...magicLinkRoutes,
    ...passwordResetRoutes,
    ...confirmEmailRoutes,
    ...errorRoutes,
    ...ownProfileRoutes,
    ...preferencesRoutes,
    ...accountRoutes,
    ...premiumRoutes,
    ...questionnaireRoutes,
  ];
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
              measurement={site.measured ? <LazyMeasurement /> : null}
              loadPaywallSheet={async () => (await import('./features/people/paywall/PaywallSheet.tsx')).PaywallSheet}
              footerLinks={footerLinks}
            />
          </RouterNavigation>
        ),
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
