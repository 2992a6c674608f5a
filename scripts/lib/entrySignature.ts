import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Keys that sign the entries of a shared cache, and that verify the signatures. */
export interface EntryKeys {
  publicKey: KeyObject;
  /** Absent if nothing is written. */
  signingKey?: KeyObject | undefined;
}

/** Number of bytes before the payload of an entry: Ed25519 over the key, a line feed and the payload. */
const SIGNATURE_LENGTH = 64;

const toSigned = (key: string, bytes: Uint8Array) => Buffer.concat([Buffer.from(`${key}\n`), bytes]);

/** Seals an entry for writing: its signature, and the bytes. */
export const sealEntry = (signingKey: KeyObject, key: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([sign(null, toSigned(key, bytes), signingKey), bytes]);

/** Opens a sealed entry, and returns its bytes; undefined unless it is signed under this key. */
export function openEntry(publicKey: KeyObject, key: string, entry: Buffer): Buffer | undefined {
  const [signature, bytes] = [entry.subarray(0, SIGNATURE_LENGTH), entry.subarray(SIGNATURE_LENGTH)];
  return verify(null, toSigned(key, bytes), publicKey, signature) ? bytes : undefined;
}

/** Reads a key from the base64 of its DER form. Throws for anything but one for Ed25519. */
function readKey(create: (der: Buffer) => KeyObject, text: string): KeyObject {
  const key = create(Buffer.from(text, 'base64'));
  if (key.asymmetricKeyType !== 'ed25519') throw new TypeError(`a key for ${key.asymmetricKeyType}`);
  return key;
}

/** Reads the key that signs (PKCS #8). Throws for anything else. */
export const readSigningKey = (text: string): KeyObject =>
  readKey((key) => createPrivateKey({ key, format: 'der', type: 'pkcs8' }), text);

/** Reads the key that verifies (SPKI). Throws for anything else. */
export const readPublicKey = (text: string): KeyObject =>
  readKey((key) => createPublicKey({ key, format: 'der', type: 'spki' }), text);
