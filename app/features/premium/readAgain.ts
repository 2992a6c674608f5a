import * as z from 'zod/mini';
import { findTarget } from '../../routing/routeTable.ts';

const State = z.object({ again: z.string() });

/** The address of the return to ask about again, if the navigation carries one; nothing but that very page. */
export function readAgain(state: unknown): string | null {
  const parsed = State.safeParse(state);
  if (!parsed.success) return null;
  const { again } = parsed.data;
  const url = URL.parse(again, 'https://own.invalid');
  if (url?.origin !== 'https://own.invalid' || url.pathname + url.search !== again) return null;
  return findTarget(url).name === 'completePayment' ? again : null;
}
