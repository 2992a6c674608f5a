import { findTarget } from '../../routing/routeTable.ts';

/**
 * Whether a payment page offers the way back to where the member came from: not while a payment is being completed, nor
 * where rule 10 of the specification's section 4 leads straight back to.
 */
export function mayLeavePayment(address: { pathname: string; search: string }, contactDataRequired: boolean): boolean {
  const { name } = findTarget(address);
  if (name === 'paymentsContact') return !contactDataRequired;
  return name !== 'completePayment';
}
