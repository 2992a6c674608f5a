import type { createStore } from 'jotai';
import { createBrowserRouter, type RouteObject, redirect } from 'react-router';
import { dashboardRoutes } from './features/dashboard/dashboard.routes.ts';
import { errorRoutes } from './features/errors/errors.routes.ts';
import { RouteError } from './features/errors/RouteError.tsx';
import { LegalLink } from './features/legal/LegalLink.tsx';
import { Shell } from './features/shell/Shell.tsx';
import { signInRoutes } from './features/sign-in/signIn.routes.ts';
import { CancelLink } from './features/support/CancelLink.tsx';
import { HelpLink } from './features/support/HelpLink.tsx';
import { guard } from './routing/guard.ts';
import { pathTo, type RouteName, routeTable } from './routing/routeTable.ts';
import { sessionActionsAtom } from './session/session.atoms.ts';
import type { TokenStore } from './session/tokenStore.ts';
import { site } from './site/site.ts';

type Store = ReturnType<typeof createStore>;

const footerLinks = [
  <LegalLink key="imprint" name="imprint" />,
  <LegalLink key="privacy" name="privacyPolicy" />,
  <LegalLink key="terms" name="termsOfService" />,
  <HelpLink key="help" />,
  ...(site.cancelInFooter ? [<CancelLink key="cancel" />] : []),
];

/** Every page of the product. A new feature adds its routes to the list of pages; the table in routing names them all. */
export function createRouter(store: Store, tokens: TokenStore) {
  const pages: RouteObject[] = [...dashboardRoutes, ...signInRoutes, ...errorRoutes];
  return createBrowserRouter([
    {
      element: <Shell footerLinks={footerLinks} />,
      middleware: [guard(store, tokens)],
      children: [
        ...pages.map((route) => ({ ...route, ErrorBoundary: RouteError }) as RouteObject),
        detour('root', 'home'),
        detour('membershipArea', 'home'),
        detour('error', 'errorNotFound'),
        {
          path: routeTable.logout.pattern,
          loader: () => {
            store.get(sessionActionsAtom)?.signOut();
            return redirect(pathTo('login'));
          },
        },
      ],
    },
  ]);
}

const detour = (from: RouteName, to: 'home' | 'errorNotFound'): RouteObject => ({
  path: routeTable[from].pattern,
  loader: () => redirect(pathTo(to)),
});
