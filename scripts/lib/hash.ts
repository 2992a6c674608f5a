import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes or UTF-8 text, as 64 hexadecimal digits. */
export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

const hashesByBytes = new WeakMap<Uint8Array, string>();

/** Returns the same for bytes that never change; each array is hashed once. */
export function cachedSha256(bytes: Uint8Array): string {
  const hash = hashesByBytes.get(bytes) ?? sha256(bytes);
  hashesByBytes.set(bytes, hash);
  return hash;
}

/** Returns the part of a hash that goes into file names: 10 hexadecimal digits. */
export const shortHash = (bytes: string | Uint8Array): string => sha256(bytes).slice(0, 10);

/** Names a file by its content: `logo.svg` → `logo-0123456789.svg`. */
export function hashedName(name: string, bytes: string | Uint8Array): string {
  const dot = name.lastIndexOf('.');
  return `${name.slice(0, dot)}-${shortHash(bytes)}${name.slice(dot)}`;
}
