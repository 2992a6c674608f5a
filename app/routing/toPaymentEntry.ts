import { parseReturnPath } from './parseReturnPath.ts';
import type { RouteName, Target } from './routeTable.ts';

/** Going back to these would lead in a circle. */
const never: ReadonlySet<RouteName | null> = new Set<RouteName>([
  'root',
  'premium',
  'plans',
  'checkout',
  'summary',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
]);

/** Rule 9: the page that a member came to the plans from, as the place to go back to; null for one that is none. */
export const toPaymentEntry = (from: Target | null): string | null =>
  from === null || never.has(from.name) ? null : parseReturnPath(from.pathname);
