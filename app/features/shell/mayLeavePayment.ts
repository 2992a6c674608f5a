import { findTarget, type RouteName } from '../../routing/routeTable.ts';

/** Not while a payment is being completed, nor where the rules lead straight back to. */
const staying: readonly RouteName[] = ['completePayment', 'paymentsContact'];

/** Whether a payment page offers the way back to where the member came from. */
export function mayLeavePayment(address: { pathname: string; search: string }): boolean {
  const { name } = findTarget(address);
  return name === null || !staying.includes(name);
}
