import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unpackFont } from '../../scripts/lib/unpackFont.ts';

const packages = path.resolve(import.meta.dirname, '../../node_modules/@fontsource-variable');

/** Reads a font of an installed package, as WOFF2. */
export const readSampleFont = (name: string, subset = 'latin'): Buffer =>
  readFileSync(path.join(packages, name, 'files', `${name}-${subset}-wght-normal.woff2`));

/** Returns the same font unpacked, with other licence bits (OS/2 fsType). */
export async function withLicenceBits(font: Uint8Array, bits: number): Promise<Buffer> {
  const bytes = Buffer.from(await unpackFont(font));
  const tables = bytes.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (bytes.toString('latin1', at, at + 4) === 'OS/2') bytes.writeUInt16BE(bits, bytes.readUInt32BE(at + 8) + 8);
  }
  return bytes;
}
