import wawoff2 from 'wawoff2';

/** Beginnings of fonts that are not packed: TrueType, OpenType, TrueType of Apple. */
const plainTypes = [0x00010000, 0x4f54544f, 0x74727565];

let last: Promise<unknown> = Promise.resolve();

/**
 * Unpacks the font in a WOFF2 file, one at a time: wawoff2 returns a view of its own memory, which it reuses. A font that
 * is not packed is copied.
 */
export function unpackFont(file: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const isPlain = file.length > 4 && plainTypes.includes(Buffer.from(file.subarray(0, 4)).readUInt32BE());
  if (isPlain) return Promise.resolve(Uint8Array.from(file));
  const font = last.then(async () => Uint8Array.from(await wawoff2.decompress(file)));
  last = font.catch(() => {});
  return font;
}
