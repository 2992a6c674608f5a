import wawoff2 from 'wawoff2';

let last: Promise<unknown> = Promise.resolve();

/**
 * The font inside a WOFF2 file. One after another: what wawoff2 gives is a view of its own memory, which it uses again
 * for the next font.
 */
export function unpackFont(woff2: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const font = last.then(async () => Uint8Array.from(await wawoff2.decompress(woff2)));
  last = font.catch(() => {});
  return font;
}
