import { matchPath, type Params } from 'react-router';
import { accountRoutes } from '../features/account/account.routes.ts';
import { chatRoutes } from '../features/chat/chat.routes.ts';
import { confirmEmailRoutes } from '../features/confirm-email/confirmEmail.routes.ts';
import { dashboardRoutes } from '../features/dashboard/dashboard.routes.ts';
import { errorRoutes } from '../features/error-pages/errors.routes.ts';
import { magicLinkRoutes } from '../features/magic-link/magicLink.routes.ts';
import { ownProfileRoutes } from '../features/own-profile/ownProfile.routes.ts';
import { passwordResetRoutes } from '../features/password-reset/passwordReset.routes.ts';
import { peopleRoutes } from '../features/people/people.routes.ts';
import { preferencesRoutes } from '../features/preferences/preferences.routes.ts';
import { premiumRoutes } from '../features/premium/premium.routes.ts';
import { questionnaireRoutes } from '../features/questionnaire/questionnaire.routes.ts';
import { signInRoutes } from '../features/sign-in/signIn.routes.ts';
import type { PageRoute } from '../routing/pageRoute.ts';
import { redirects, routeTable, toRouteTarget } from '../routing/routeTable.ts';

/** Every page of the product. A new feature adds its routes here; routing/routeTable.ts names every page. */
export const pages: PageRoute[] = [
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

/** The page that an address leads to, by way of an alias too, with the parameters of its address; null for unknown addresses. */
export function findPage(pathname: string): { page: PageRoute; params: Params } | null {
  const { name } = toRouteTarget({ pathname, search: '' });
  if (name === null) return null;
  const shown = redirects[name as keyof typeof redirects] ?? name;
  const page = pages.find((each) => each.name === shown);
  return page ? { page, params: matchPath(routeTable[shown].pattern, pathname)?.params ?? {} } : null;
}
