import * as z from 'zod/mini';
import { parseUrl } from '../../../lib/parseUrl.ts';
import { toRouteTarget } from '../../../routing/routeAddresses.ts';

/**
 * The reason for the error page, in its navigation state. declined: the API says that nothing was charged, with the
 * tariff if known. unclear: no answer came, and `again` is the path of the return to check again. failed: anything
 * else, and whether anything was charged is unknown.
 */
export type PaymentErrorState =
  | { kind: 'declined'; tariffId: string | null }
  | { kind: 'unclear'; again: string }
  | { kind: 'failed' };

const State = z.union([
  z.object({ kind: z.literal('declined'), tariffId: z.nullable(z.string()) }),
  z.object({ kind: z.literal('unclear'), again: z.string() }),
]);

/** Parses a navigation state; a foreign one, or one that leads to any page but a return, counts as failed. */
export function parsePaymentErrorState(value: unknown): PaymentErrorState {
  const state = State.safeParse(value).data;
  if (state?.kind === 'declined') return state;
  return state && isReturnPath(state.again) ? state : { kind: 'failed' };
}

function isReturnPath(path: string): boolean {
  const url = parseUrl(path, 'https://own.invalid');
  if (url?.origin !== 'https://own.invalid' || url.pathname + url.search !== path) return false;
  return toRouteTarget(url).name === 'completePayment';
}
