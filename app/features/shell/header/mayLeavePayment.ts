import { toRouteTarget } from '../../../routing/routeAddresses.ts';

/** Whether a payment page links back, which it does not where guard rule 10 applies. */
export function mayLeavePayment(address: { pathname: string; search: string }, contactDataRequired: boolean): boolean {
  return toRouteTarget(address).name !== 'paymentsContact' || !contactDataRequired;
}
