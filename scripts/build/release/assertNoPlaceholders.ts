import { reservedNames } from '../../lib/buildPlaceholders.ts';
import type { Artifact } from '../stages/artifact.ts';

const placeholderByBytes = new WeakMap<Uint8Array, string | undefined>();

/** Throws if a placeholder is left in a script or page, where a value would be missing at run time. */
export function assertNoPlaceholders(host: string, artifacts: readonly Artifact[]): void {
  for (const { path, bytes } of artifacts) {
    if (!/\.(?:js|html)$/.test(path)) continue;
    const found = placeholderByBytes.has(bytes) ? placeholderByBytes.get(bytes) : findPlaceholder(bytes);
    placeholderByBytes.set(bytes, found);
    if (found) throw new Error(`${host}/${path} still contains ${found}`);
  }
}

const findPlaceholder = (bytes: Uint8Array) =>
  reservedNames.find((name) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name));
