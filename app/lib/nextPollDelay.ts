const MAX_POLL_INTERVAL_MS = 300_000;

/**
 * Milliseconds until the next poll: `intervalMs`, twice as long after each failure in a row, up to 5 min, and at least as
 * long as the server asks for. After failures, a jitter of 10 % keeps many browsers from coming back at the same time.
 *
 * @param retryAfter seconds
 * @param random 0 to 1
 */
export function nextPollDelay(
  intervalMs: number,
  failures: number,
  retryAfter: number | undefined,
  random: number,
): number {
  if (failures === 0) return intervalMs;
  const backoffMs = Math.min(MAX_POLL_INTERVAL_MS, intervalMs * 2 ** Math.min(failures, 10));
  return Math.round(Math.max(backoffMs, (retryAfter ?? 0) * 1000) * (0.9 + random * 0.2));
}
