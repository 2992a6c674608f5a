import { toRouteTarget } from '../../../routing/routeTable.ts';

/**
 * Whether a payment page offers a link back to the page the member came from: not while a payment is being completed, nor
 * where guard rule 10 would lead back at once.
 */
export function mayLeavePayment(address: { pathname: string; search: string }, contactDataRequired: boolean): boolean {
  const { name } = toRouteTarget(address);
  if (name === 'paymentsContact') return !contactDataRequired;
  return name !== 'completePayment';
}
