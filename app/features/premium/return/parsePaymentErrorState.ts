import * as z from 'zod/mini';
import { parseUrl } from '../../../lib/parseUrl.ts';
import { toRouteTarget } from '../../../routing/routes.ts';

/**
 * Why the error page is shown, in its navigation state. declined: the API says that nothing was charged, with the tariff
 * where it is known. unclear: no answer came, and `again` is the path of the return to check again. failed: anything
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

/** Reads a navigation state; one that is none of ours, or leads to any other page than a return, is a failure. */
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
