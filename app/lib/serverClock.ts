/** Devices' clocks are seldom right to the minute; tokens are not called over for that (milliseconds). */
export const CLOCK_LEEWAY_MS = 120_000;

/** Nobody waits longer than this to learn what time it is. */
const REQUEST_TIMEOUT_MS = 3000;

export interface ServerClockOptions {
  /** A static file of our own origin: its answer carries the time in a header that scripts may read. */
  url: string;
  fetch?: typeof globalThis.fetch;
  deviceNow?: () => number;
}

/** The time as the server has it, as far as it is known. Used to judge tokens; what is shown follows the device. */
export function createServerClock({ url, fetch = globalThis.fetch, deviceNow: device = Date.now }: ServerClockOptions) {
  let offset = 0;
  return {
    now: (): number => device() + offset,
    /** Milliseconds by which the device is behind (positive) or ahead; 0 when it is right to the leeway, or unknown. */
    readOffset: (): number => offset,
    /** Asks for the time. Never rejects: without an answer the device's clock counts. */
    async measure(): Promise<void> {
      const asked = device();
      try {
        const answer = await fetch(url, {
          method: 'HEAD',
          cache: 'no-store',
          signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
        });
        const found = toClockOffset(answer.headers, asked, device());
        offset = Math.abs(found) > CLOCK_LEEWAY_MS ? found : 0;
      } catch {
        offset = 0;
      }
    },
  };
}

/** Server minus device, by the header's time and the age that caches say it has; 0 where there is none. */
export function toClockOffset(headers: Pick<Headers, 'get'>, asked: number, answered: number): number {
  const sent = Date.parse(headers.get('Date') ?? '');
  const age = Number(headers.get('Age') ?? 0);
  if (!Number.isFinite(sent)) return 0;
  return sent + (age > 0 && Number.isFinite(age) ? age * 1000 : 0) - (asked + answered) / 2;
}
