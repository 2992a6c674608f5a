import { reservedMarker } from '../compile/preloadMarkers.ts';
import { reservedName } from '../compile/siteReads.ts';
import type { Artifact } from '../stages/artifact.ts';

const checked = new WeakMap<Uint8Array, string | undefined>();

/** Fails the build if a reserved name is left in a script or page: a value would be missing when it runs. */
export function assertNothingReserved(host: string, artifacts: readonly Artifact[]): void {
  for (const { path, bytes } of artifacts) {
    if (!/\.(?:js|html)$/.test(path)) continue;
    const found = checked.has(bytes) ? checked.get(bytes) : findReserved(bytes);
    checked.set(bytes, found);
    if (found) throw new Error(`${host}/${path} still contains ${found}`);
  }
}

const findReserved = (bytes: Uint8Array) =>
  [reservedName, reservedMarker].find((name) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(name),
  );
