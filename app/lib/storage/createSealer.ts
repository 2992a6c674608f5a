/** A value of one member by its name. */
export type Entry = readonly [name: string, value: string];

/** Seals the values of one member with the key that only this member's sessions get. */
export interface Sealer {
  /** Text for the storage, which tells nothing but its length. */
  seal(entries: readonly Entry[]): Promise<string>;
  /** Null where the text was sealed with another key, or is damaged. */
  unseal(text: string): Promise<Entry[] | null>;
}

const ALGORITHM = 'AES-GCM';
/** Length of the initialisation vector of AES-GCM, which is new each time. */
const IV_BYTES = 12;

/**
 * Creates the sealer of a key of 32 bytes in base64url; null where the browser has no Web Crypto, as on pages without
 * https.
 */
export async function createSealer(key: string): Promise<Sealer | null> {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return null;
  const cryptoKey = await subtle.importKey('raw', toBytes(key), ALGORITHM, false, ['encrypt', 'decrypt']);
  return {
    async seal(entries) {
      const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
      const text = new TextEncoder().encode(JSON.stringify(entries));
      const sealed = new Uint8Array(await subtle.encrypt({ name: ALGORITHM, iv }, cryptoKey, text));
      return `${toText(iv)}.${toText(sealed)}`;
    },
    async unseal(text) {
      try {
        const [iv = '', sealed = ''] = text.split('.');
        const opened = await subtle.decrypt({ name: ALGORITHM, iv: toBytes(iv) }, cryptoKey, toBytes(sealed));
        return (JSON.parse(new TextDecoder().decode(opened)) as unknown[]).filter(isEntry);
      } catch {
        return null;
      }
    },
  };
}

export const isEntry = (entry: unknown): entry is Entry =>
  Array.isArray(entry) && entry.length === 2 && entry.every((item) => typeof item === 'string');

const toText = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

const toBytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
