import type { Cache } from '../../../lib/cache.ts';
import type { PhotoCrop } from '../../config/schema/photos.ts';
import { photoLimits } from '../../config/schema/photos.ts';
import type { RgbPixels } from './photoTone.ts';

export const photoFormats = ['avif', 'webp'] as const;
export type PhotoFormat = (typeof photoFormats)[number];

/** Qualities, the best first; below the last one, a photograph shows what encoding does to it. */
const qualities = { avif: [58, 50, 43, 36, 30], webp: [78, 70, 62, 54, 46, 38] } as const;
const AVIF_EFFORT = 3;

/** Loads sharp with one thread for each picture: with more, AVIF is cut to tiles, and its bytes depend on their number. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}

/** Decodes a crop of a photograph, made as large as `width` by `height` pixels. Throws for one that is damaged. */
export async function readCrop(
  photo: Uint8Array,
  { left, top, width: cropWidth, height: cropHeight }: PhotoCrop,
  width: number,
  height: number,
): Promise<RgbPixels> {
  const sharp = await loadSharp();
  const data = await sharp(photo, { failOn: 'truncated', limitInputPixels: photoLimits.megapixels * 1e6 })
    .extract({ left, top, width: cropWidth, height: cropHeight })
    .resize(width, height, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  return { width, height, data };
}

/** Decodes an encoded picture, as browsers do. */
export async function decodePixels(bytes: Uint8Array): Promise<RgbPixels> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

async function encode({ width, height, data }: RgbPixels, format: PhotoFormat, quality: number): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(data, { raw: { width, height, channels: 3 } });
  return format === 'avif'
    ? image.avif({ quality, effort: AVIF_EFFORT }).toBuffer()
    : image.webp({ quality, effort: 5, smartSubsample: true }).toBuffer();
}

/** A photograph in one size and format; `fits` is false if even the lowest quality needs more bytes than allowed. */
export interface EncodedPhoto {
  bytes: Buffer;
  quality: number;
  fits: boolean;
}

/** Encodes pixels with the best quality that keeps within a number of bytes. */
export async function encodeWithin(pixels: RgbPixels, format: PhotoFormat, budget: number): Promise<EncodedPhoto> {
  const steps = qualities[format];
  let [low, high] = [0, steps.length - 1];
  let best: EncodedPhoto | undefined;
  // Most photographs fit at once.
  for (let middle = 0; low <= high; middle = (low + high) >> 1) {
    const quality = steps[middle]!;
    const bytes = await encode(pixels, format, quality);
    const fits = bytes.length <= budget;
    if (fits || middle === steps.length - 1) best = { bytes, quality, fits };
    if (fits) high = middle - 1;
    else low = middle + 1;
  }
  return best!;
}

/** Encodes the pixels with these inputs, or takes them from the cache. */
export async function encodeOnce(
  cache: Cache,
  inputs: readonly unknown[],
  loadPixels: () => Promise<RgbPixels>,
  format: PhotoFormat,
  budget: number,
): Promise<EncodedPhoto> {
  const key = [...inputs, format, budget];
  const known = await cache.read('photo', key);
  if (known) return { bytes: known.subarray(2), quality: known[0]!, fits: known[1] === 1 };
  const made = await encodeWithin(await loadPixels(), format, budget);
  await cache.write('photo', key, Buffer.concat([Buffer.from([made.quality, made.fits ? 1 : 0]), made.bytes]));
  return made;
}
