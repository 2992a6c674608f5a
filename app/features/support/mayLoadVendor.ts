import { findTarget, type RouteName } from '../../routing/routeTable.ts';

/** Pages that handle passwords, sign-in links or payments: no third-party script is loaded there (reading 42). */
const closed: ReadonlySet<RouteName> = new Set([
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

export function mayLoadVendor(address: { pathname: string; search: string }): boolean {
  const { name } = findTarget(address);
  return name === null || !closed.has(name);
}
