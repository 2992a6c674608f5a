import wawoff2 from 'wawoff2';

let last: Promise<unknown> = Promise.resolve();

/** Unpacks the font in a WOFF2 file, one at a time: wawoff2 returns a view of its own memory, which it reuses. */
export function unpackFont(woff2: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const font = last.then(async () => Uint8Array.from(await wawoff2.decompress(woff2)));
  last = font.catch(() => {});
  return font;
}
