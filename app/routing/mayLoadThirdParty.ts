import type { PageName } from './definePage.ts';
import { toRouteTarget } from './routeAddresses.ts';

/** Pages that handle passwords, sign-in links or payments, where no third-party script is loaded (reading 42). */
const sensitiveRoutes: ReadonlySet<PageName> = new Set([
  'login',
  'magicLink',
  'resetPassword',
  'plans',
  'checkout',
  'summary',
  'completePayment',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
]);

/** Whether a page may load scripts of other companies, with the member's consent. */
export function mayLoadThirdParty(location: { pathname: string; search: string }): boolean {
  const { name } = toRouteTarget(location);
  return name === null || !sensitiveRoutes.has(name);
}
