import * as z from 'zod/mini';
import { toRouteTarget } from '../../../routing/routeTable.ts';

const RetryState = z.object({ again: z.string() });

/** The path of the return to check again, if the navigation state holds one; null for a path of any other page. */
export function parseRetryPath(state: unknown): string | null {
  const parsed = RetryState.safeParse(state);
  if (!parsed.success) return null;
  const { again } = parsed.data;
  const url = URL.parse(again, 'https://own.invalid');
  if (url?.origin !== 'https://own.invalid' || url.pathname + url.search !== again) return null;
  return toRouteTarget(url).name === 'completePayment' ? again : null;
}
