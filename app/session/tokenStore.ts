import { type ParsedToken, parseToken } from '../api/token.ts';
import { CLOCK_LEEWAY_MS } from '../lib/serverClock.ts';
import { type DeviceStorage, deviceStorage } from '../lib/storage/deviceStorage.ts';

/** Only this module names it. */
const storageKey = 'token';

export interface TokenStore {
  /** Reads the current token; an expired or damaged one is removed. */
  read(): ParsedToken;
  /** The same, and leaves it where it is. */
  peek(): ParsedToken;
  /** What a token would be worth that is not stored. */
  parse(token: string): ParsedToken;
  write(token: string): void;
  clear(): void;
  /** Whether a storage event is about the token. */
  isTokenEvent(event: Pick<StorageEvent, 'key'>): boolean;
}

export function createTokenStore(storage: DeviceStorage = deviceStorage, now: () => number = Date.now): TokenStore {
  const judge = (raw: string | null) => parseToken(raw, now(), CLOCK_LEEWAY_MS);
  return {
    read() {
      const raw = storage.read(storageKey);
      const reading = judge(raw);
      if (raw !== null && reading.kind !== 'valid') storage.remove(storageKey);
      return reading;
    },
    peek: () => judge(storage.read(storageKey)),
    parse: judge,
    write: (token) => storage.write(storageKey, token),
    clear: () => storage.remove(storageKey),
    // Without a key everything was cleared.
    isTokenEvent: (event) => event.key === storageKey || event.key === null,
  };
}
