import type { Metadata, Sharp } from 'sharp';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import type { Box, Pixels } from './pixels.ts';

/** Limit of the picture as it was given. */
const MAX_MEGAPIXELS = 40;

const loadSharp = async () => (await import('sharp')).default;

/** Whether a PNG is animated, which it says before its first data. */
export const isAnimatedPng = (bytes: Buffer) => {
  const control = bytes.indexOf('acTL');
  return control !== -1 && control < bytes.indexOf('IDAT');
};

interface Decoded {
  pixels?: Pixels;
  /** Notes on changes, for the report. */
  notes: string[];
  /** Whether its colours are for print, and guessed because no profile defines them. */
  guessed: boolean;
  problems: Problem[];
}

const guessedColors =
  'its colours are for print (CMYK) without a profile, so how they look on screens is a guess: compare them; those given with --colors win in the theme and in traced paths';

/** Decodes a PNG or JPEG whose header keeps within the limits. */
export async function decodePicture(file: string, bytes: Buffer): Promise<Decoded> {
  const refuse = (message: string, hint: string): Decoded => ({
    notes: [],
    guessed: false,
    problems: [toFileProblem(file, message, hint)],
  });
  const sharp = await loadSharp();
  const open = (): Sharp => sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * 1e6, failOn: 'truncated' });
  let facts: Metadata;
  try {
    facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return refuse('the picture is damaged', 'export it again');
  }
  const { width, height } = facts;
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    const size = `${width} by ${height} pixels`;
    return refuse(`the picture has ${size}`, `at most ${MAX_MEGAPIXELS} million are read; 1600 wide is enough`);
  }
  if (isAnimatedPng(bytes)) return refuse('the picture is animated', 'a logo does not move; export one picture of it');
  try {
    const { data, info } = await open()
      .autoOrient()
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const isCmyk = facts.space === 'cmyk';
    const guessed = isCmyk && facts.icc === undefined;
    return {
      pixels: { width: info.width, height: info.height, data },
      notes: isCmyk
        ? [guessed ? guessedColors : 'colours for print (CMYK) were converted for screens: compare them']
        : [],
      guessed,
      problems: [],
    };
  } catch {
    return refuse('the picture is damaged or cut off', 'copy or export it again');
  }
}

/** Cuts the part of a picture in a box, at most `width` by `height` pixels large. */
export async function cutPixels(pixels: Pixels, box: Box, width: number, height: number): Promise<Pixels> {
  const sharp = await loadSharp();
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const { data, info } = await sharp(pixels.data, { raw })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Resizes a picture to exactly this size. */
export async function resizePixels({ width, height, data }: Pixels, to: { width: number; height: number }) {
  const sharp = await loadSharp();
  const resized = await sharp(data, { raw: { width, height, channels: 4 } })
    .resize({ ...to, fit: 'fill' })
    .raw()
    .toBuffer();
  return { ...to, data: resized };
}

/** Encodes a picture as PNG with a palette or, if it is opaque, JPEG, whichever is shorter. */
export async function encodePixels({ width, height, data }: Pixels): Promise<{ type: 'png' | 'jpeg'; bytes: Buffer }> {
  const sharp = await loadSharp();
  const open = () => sharp(data, { raw: { width, height, channels: 4 } });
  const png = await open().png({ palette: true, quality: 92, effort: 8, compressionLevel: 9 }).toBuffer();
  if (data.some((channel, index) => index % 4 === 3 && channel < 255)) return { type: 'png', bytes: png };
  const jpeg = await open().removeAlpha().jpeg({ quality: 84, mozjpeg: true }).toBuffer();
  return jpeg.length < png.length ? { type: 'jpeg', bytes: jpeg } : { type: 'png', bytes: png };
}
