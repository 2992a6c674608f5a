const POLL_INTERVAL_MS = 30_000;
const MAX_POLL_INTERVAL_MS = 300_000;

/**
 * Milliseconds until the next poll of the counters: 30 s, doubled with each failure in a row up to 5 min, or as long as
 * the server asks for. Jitter of 10 % keeps many members from polling at the same time.
 *
 * @param retryAfter seconds
 * @param random 0 to 1
 */
export function nextPollDelay(failures: number, retryAfter: number | undefined, random: number): number {
  const backoff = Math.min(MAX_POLL_INTERVAL_MS, POLL_INTERVAL_MS * 2 ** Math.min(failures, 10));
  return Math.round(Math.max(backoff, (retryAfter ?? 0) * 1000) * (0.9 + random * 0.2));
}
