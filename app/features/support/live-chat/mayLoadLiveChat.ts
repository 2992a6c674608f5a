import { type RouteName, toRouteTarget } from '../../../routing/routeTable.ts';

/** Pages that handle passwords, sign-in links or payments: no third-party script is loaded there (reading 42). */
const sensitiveRoutes: ReadonlySet<RouteName> = new Set([
  'login',
  'magicLink',
  'resetPassword',
  'premium',
  'plans',
  'checkout',
  'summary',
  'completePayment',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
]);

export function mayLoadLiveChat(location: { pathname: string; search: string }): boolean {
  const { name } = toRouteTarget(location);
  return name === null || !sensitiveRoutes.has(name);
}
