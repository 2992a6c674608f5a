import { type ParsedToken, parseToken } from '../api/parseToken.ts';
import { CLOCK_LEEWAY_MS } from '../lib/serverClock.ts';
import { type DeviceStorage, deviceStorage } from '../lib/storage/deviceStorage.ts';
import { tokenStorageKey } from './tokenStorageKey.ts';

/** The only reader and writer of the stored token. */
export interface TokenStore {
  /** Parses the stored token, and removes it unless it is valid. */
  read(): ParsedToken;
  /** Parses the stored token and leaves it in place. */
  peek(): ParsedToken;
  /** Parses a token that is not stored. */
  parse(token: string): ParsedToken;
  write(token: string): void;
  clear(): void;
  /** Whether a storage event is about the token. */
  isTokenEvent(event: Pick<StorageEvent, 'key'>): boolean;
}

export function createTokenStore(storage: DeviceStorage = deviceStorage, now: () => number = Date.now): TokenStore {
  const parse = (raw: string | null) => parseToken(raw, now(), CLOCK_LEEWAY_MS);
  return {
    read() {
      const raw = storage.read(tokenStorageKey);
      const token = parse(raw);
      if (raw !== null && token.kind !== 'valid') storage.remove(tokenStorageKey);
      return token;
    },
    peek: () => parse(storage.read(tokenStorageKey)),
    parse,
    write: (token) => storage.write(tokenStorageKey, token),
    clear: () => storage.remove(tokenStorageKey),
    // The key is null when the whole storage was cleared.
    isTokenEvent: (event) => event.key === tokenStorageKey || event.key === null,
  };
}
