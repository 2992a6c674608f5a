import { parseReturnPath } from './parseReturnPath.ts';
import type { RouteName, RouteTarget } from './routeTable.ts';

/** Going back to these would lead in a circle. */
const excludedPages: ReadonlySet<RouteName | null> = new Set<RouteName>([
  'root',
  'premium',
  'plans',
  'checkout',
  'summary',
  'paymentsError',
  'paymentsSuccess',
  'paymentsContact',
]);

/** Guard rule 9: the page from which a member came to the plans, to go back to; null if it is not one to go back to. */
export const toPaymentEntry = (from: RouteTarget | null): string | null =>
  from === null || excludedPages.has(from.name) ? null : parseReturnPath(from.pathname);
