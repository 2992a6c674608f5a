import type { ApiError } from '../../../api/ApiError.ts';

/** queued: it waits for another message to be sent first. */
export type SendOutcome = 'sent' | 'queued' | 'failed' | 'paywall';

/** Refusals that have another cause than a missing membership, which the plans page could not help with. */
const statusesUnrelatedToPremium = new Set([401, 404, 408, 409, 429]);

/** What a failed send means: errors that Premium may lift lead to the plans, others can be tried again (reading 47). */
export function toSendOutcome({ kind, status = 0, fields, paywall }: ApiError, premium: boolean): SendOutcome {
  // For a premium member the plans page has nothing to sell and would lead home.
  if (kind !== 'rejected' || premium) return 'failed';
  if (paywall) return 'paywall';
  return fields && status < 500 && !statusesUnrelatedToPremium.has(status) ? 'paywall' : 'failed';
}

const POLL_INTERVAL_MS = 10_000;
const MAX_POLL_INTERVAL_MS = 300_000;

/**
 * Milliseconds until newer messages are asked for: 10 s, and after failures twice as long each time, up to 5 min, or as
 * long as the server asks for.
 *
 * @param random 0 to 1
 */
export function nextPollDelay(failures: number, retryAfter: number | undefined, random: number): number {
  const calm = Math.min(MAX_POLL_INTERVAL_MS, POLL_INTERVAL_MS * 2 ** Math.min(failures, 10));
  return Math.round(Math.max(calm, (retryAfter ?? 0) * 1000) * (0.9 + random * 0.2));
}
