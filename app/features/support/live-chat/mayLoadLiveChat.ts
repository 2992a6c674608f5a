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

export function mayLoadLiveChat(address: { pathname: string; search: string }): boolean {
  const { name } = toRouteTarget(address);
  return name === null || !sensitiveRoutes.has(name);
}
