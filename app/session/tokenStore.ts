import { readToken, type TokenReading } from '../api/token.ts';
import { clockLeeway } from '../lib/clock.ts';
import { type DeviceStorage, deviceStorage } from '../lib/deviceStorage.ts';

/** Only this module names it. */
const key = 'token';

export interface TokenStore {
  /** Reads the current token; an expired or damaged one is removed. */
  read(): TokenReading;
  /** The same, and leaves it where it is. */
  peek(): TokenReading;
  /** What a token would be worth that is not stored. */
  judge(token: string): TokenReading;
  write(token: string): void;
  clear(): void;
  /** Whether a storage event is about the token. */
  isAbout(event: Pick<StorageEvent, 'key'>): boolean;
}

export function createTokenStore(storage: DeviceStorage = deviceStorage, now: () => number = Date.now): TokenStore {
  const judge = (raw: string | null) => readToken(raw, now(), clockLeeway);
  return {
    read() {
      const raw = storage.read(key);
      const reading = judge(raw);
      if (raw !== null && reading.kind !== 'valid') storage.remove(key);
      return reading;
    },
    peek: () => judge(storage.read(key)),
    judge,
    write: (token) => storage.write(key, token),
    clear: () => storage.remove(key),
    // Without a key everything was cleared.
    isAbout: (event) => event.key === key || event.key === null,
  };
}
