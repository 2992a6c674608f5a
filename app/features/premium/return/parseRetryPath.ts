import * as z from 'zod/mini';
import { toRouteTarget } from '../../../routing/routeTable.ts';

const RetryState = z.object({ again: z.string() });

/** The address of the return to ask about again, if the navigation carries one; nothing but that very page. */
export function parseRetryPath(state: unknown): string | null {
  const parsed = RetryState.safeParse(state);
  if (!parsed.success) return null;
  const { again } = parsed.data;
  const url = URL.parse(again, 'https://own.invalid');
  if (url?.origin !== 'https://own.invalid' || url.pathname + url.search !== again) return null;
  return toRouteTarget(url).name === 'completePayment' ? again : null;
}
