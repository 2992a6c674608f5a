import { readToken, type TokenReading } from '../api/token.ts';
import { type DeviceStorage, deviceStorage } from '../lib/deviceStorage.ts';

/** Only this module names it. */
const key = 'token';
/** Devices' clocks are seldom right to the minute. */
const skew = 120_000;

export interface TokenStore {
  /** Reads the token as of now; one that is over or damaged is removed (specification, section 4). */
  read(): TokenReading;
  write(token: string): void;
  clear(): void;
  /** Whether a storage event is about the token. */
  isAbout(event: StorageEvent): boolean;
}

export function createTokenStore(storage: DeviceStorage = deviceStorage, now: () => number = Date.now): TokenStore {
  return {
    read() {
      const raw = storage.read(key);
      const reading = readToken(raw, now(), skew);
      if (raw !== null && reading.kind !== 'valid') storage.remove(key);
      return reading;
    },
    write: (token) => storage.write(key, token),
    clear: () => storage.remove(key),
    // Without a key everything was cleared.
    isAbout: (event) => event.key === key || event.key === null,
  };
}
