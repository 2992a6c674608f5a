import { toRouteTarget } from '../../../routing/routeTable.ts';

/** Whether a payment page links back: not while a payment is completed, nor where guard rule 10 applies. */
export function mayLeavePayment(address: { pathname: string; search: string }, contactDataRequired: boolean): boolean {
  const { name } = toRouteTarget(address);
  if (name === 'paymentsContact') return !contactDataRequired;
  return name !== 'completePayment';
}
