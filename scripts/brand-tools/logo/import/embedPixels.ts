import type { Artwork } from './artwork.ts';
import { cutPixels, encodePixels } from './decodePicture.ts';
import type { Pixels } from './pixels.ts';

/** Heights of pictures: twice the largest at which the app shows a logo; smaller ones only for fewer bytes. */
const heights = [144, 128, 112, 96, 80, 64];
const MAX_WIDTH = 1000;
/** Limit of the encoded picture; as text it is a third longer, and a drawing may have 24 KB. */
const MAX_BYTES = 17_000;

/**
 * Embeds a picture as an element of a drawing, in the size in which it is shown. Icons take `largest` side in pixels.
 */
export async function embedPixels(pixels: Pixels, sides: readonly number[] = heights): Promise<Artwork> {
  const whole = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  let placed: { small: Pixels; url: string } | undefined;
  for (const height of sides) {
    const small = await cutPixels(pixels, whole, MAX_WIDTH, height);
    const { type, bytes } = await encodePixels(small);
    placed = { small, url: `data:image/${type};base64,${bytes.toString('base64')}` };
    if (bytes.length <= MAX_BYTES) break;
  }
  const { small, url } = placed!;
  const size = { width: small.width, height: small.height };
  return {
    elements: `<image width="${size.width}" height="${size.height}" href="${url}"/>`,
    box: { x: 0, y: 0, ...size },
    pixels,
  };
}
