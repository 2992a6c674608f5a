/** Tolerated error of a device's clock, which is often a minute off and must not make a token count as expired. */
export const CLOCK_LEEWAY_MS = 120_000;

const REQUEST_TIMEOUT_MS = 3000;

export interface ServerClockOptions {
  /** A static file of the page's own origin, whose Date header scripts may read. */
  url: string;
  fetch?: typeof globalThis.fetch;
  deviceNow?: () => number;
}

/**
 * Creates the server's clock, in milliseconds, for tokens and the end of an order; times shown to members follow the
 * device.
 */
export function createServerClock({ url, fetch = globalThis.fetch, deviceNow = Date.now }: ServerClockOptions) {
  let offsetMs = 0;
  return {
    now: (): number => deviceNow() + offsetMs,
    /** Milliseconds by which the device is behind (positive) or ahead; 0 if within the leeway or unknown. */
    readOffset: (): number => offsetMs,
    /** Measures the offset. Never rejects: without a response the offset is 0. */
    async measure(): Promise<void> {
      const requestedAt = deviceNow();
      try {
        const { headers } = await fetch(url, {
          method: 'HEAD',
          cache: 'no-store',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        const measuredMs = toClockOffset(headers, requestedAt, deviceNow());
        offsetMs = Math.abs(measuredMs) > CLOCK_LEEWAY_MS ? measuredMs : 0;
      } catch {
        offsetMs = 0;
      }
    },
  };
}

/** Milliseconds from device to server, by the Date header and the Age that caches add; 0 without a Date header. */
export function toClockOffset(headers: Pick<Headers, 'get'>, requestedAt: number, receivedAt: number): number {
  const sentAt = Date.parse(headers.get('Date') ?? '');
  const ageSeconds = Number(headers.get('Age') ?? 0);
  if (!Number.isFinite(sentAt)) return 0;
  const ageMs = ageSeconds > 0 && Number.isFinite(ageSeconds) ? ageSeconds * 1000 : 0;
  return sentAt + ageMs - (requestedAt + receivedAt) / 2;
}
