import type { Metadata } from 'sharp';
import type { PhotoPlace } from '../../../brands/photoPlaces.ts';
import { photoPictures, photoPlaces } from '../../../brands/photoPlaces.ts';
import { describeSmallestPhoto, isLargeEnough } from '../../build/config/check/checkPhotos.ts';
import { toPrintable } from '../../build/config/parse/problemMessageFormatting.ts';
import { cropPhoto, photoLimits } from '../../build/config/schema/photos.ts';
import { loadSharp } from '../../build/pictures/photos/encodePhoto.ts';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { isAnimatedPng } from '../logo/import/decodePicture.ts';
import { readGivenFile } from '../logo/import/readGivenFile.ts';
import { heicToPng } from './heicToPng.ts';
import { checkPhotoType } from './photoFileType.ts';
import { listMetadata } from './photoMetadata.ts';

const MAX_MEGABYTES = 40;
const MAX_MEGAPIXELS = 64;
/** Largest difference of a channel in a picture of one colour. */
const ONE_COLOR_SPREAD = 6;
const masterQualities = [90, 82, 74];

/** A photograph as the brand's folder gets it, and what was done with it. */
export interface ReadPhoto {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Whether parts of it have the colour of the ground. */
  isTransparent: boolean;
  /** Sentences about the file and about what changed, for a person. */
  notes: string[];
}

/** Returns the size that the pictures of a place need, no larger than the photograph. */
function planMasterSize(place: PhotoPlace, { width, height }: { width: number; height: number }) {
  const shares = photoPlaces[place].map((name) => {
    const crop = cropPhoto({ width, height, focus: [50, 50] }, photoPictures[name]);
    return Math.max(...photoPictures[name].widths) / crop.width;
  });
  const share = Math.min(1, Math.max(...shares));
  // Rounding up twice must not lose the pixel that is needed.
  return {
    width: Math.min(width, Math.ceil(width * share) + 2),
    height: Math.min(height, Math.ceil(height * share) + 2),
  };
}

/**
 * Reads a photograph for a place: upright, in sRGB, opaque, no larger than needed, and without metadata. Throws a
 * ProblemsError with everything that speaks against it.
 *
 * @param ground colour under transparent parts, `#RRGGBB`
 */
export async function readPhoto(file: string, place: PhotoPlace, ground: string): Promise<ReadPhoto> {
  const bytes = await readGivenFile(file, {
    bytes: MAX_MEGABYTES * 1024 ** 2,
    most: `${MAX_MEGABYTES} MB`,
    smaller: 'export it as JPEG, 4000 pixels wide',
    exportHint: 'give a JPEG, PNG, WebP or HEIC',
    thing: 'photograph',
  });
  const { type, problems } = checkPhotoType(file, bytes);
  const refuse = (message: string, hint: string) =>
    void problems.push(toFileProblem(toPrintable(file, 200), message, hint));
  if (type === undefined) throw new ProblemsError(problems);
  const sharp = await loadSharp();
  let facts: Metadata;
  try {
    facts = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    refuse('the photograph is damaged', 'copy or export it again');
    throw new ProblemsError(problems);
  }
  if ((facts.pages ?? 1) > 1 || isAnimatedPng(bytes)) refuse('the picture is animated', 'export one picture of it');
  const { width, height } = facts.autoOrient;
  if (width * height > MAX_MEGAPIXELS * 1e6) {
    refuse(
      `the photograph has ${width} by ${height} pixels`,
      `at most ${MAX_MEGAPIXELS} million are read; 4000 wide is enough`,
    );
    throw new ProblemsError(problems);
  }
  if (!isLargeEnough({ place, width, height }))
    refuse(
      `the photograph has ${width} by ${height} pixels`,
      `${describeSmallestPhoto(place)}; take the original, not one from a page or a messenger`,
    );
  if (Math.max(width / height, height / width) > photoLimits.proportion)
    refuse(`the photograph is ${width} wide and ${height} high`, `cut it to at most ${photoLimits.proportion} to 1`);
  const size = planMasterSize(place, { width, height });
  let source = bytes;
  const open = () =>
    sharp(source, { failOn: 'truncated', limitInputPixels: MAX_MEGAPIXELS * 1e6 })
      .autoOrient()
      .flatten({ background: ground })
      .toColourspace('srgb');
  try {
    if (type === 'HEIC') source = await heicToPng(bytes, facts.icc);
    const { channels } = await sharp(await open().resize(64, 64, { fit: 'fill' }).png().toBuffer()).stats();
    if (channels.every(({ min, max }) => max - min <= ONE_COLOR_SPREAD))
      refuse('the picture has one colour', 'give the photograph itself');
    if (problems.length > 0) throw new ProblemsError(problems);
    const pixels = await open()
      .resize({ ...size, fit: 'fill', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isTransparent = facts.hasAlpha === true;
    return {
      ...size,
      isTransparent,
      bytes: await encodeMaster(pixels),
      notes: describeReading(type, facts, bytes.length, size),
    };
  } catch (error) {
    if (error instanceof ProblemsError) throw error;
    refuse('the photograph is damaged or cut off', 'copy or export it again');
    throw new ProblemsError(problems);
  }
}

/** Encodes what the brand's folder keeps, within the limit for it. */
async function encodeMaster({
  data,
  info,
}: {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}) {
  const sharp = await loadSharp();
  const raw = { width: info.width, height: info.height, channels: info.channels as 3 };
  let encoded: Buffer | undefined;
  for (const quality of masterQualities) {
    encoded = await sharp(data, { raw }).jpeg({ quality, chromaSubsampling: '4:4:4', mozjpeg: true }).toBuffer();
    if (encoded.length <= photoLimits.kilobytes * 1024) break;
  }
  return encoded!;
}

function describeReading(
  type: string,
  facts: Metadata,
  size: number,
  master: { width: number; height: number },
): string[] {
  const { width, height } = facts.autoOrient;
  const removed = listMetadata(facts);
  const isSmaller = master.width < width;
  return [
    `read: ${type}, ${width} by ${height} pixels, ${(size / 1e6).toFixed(1)} MB`,
    ...(isSmaller ? [`kept with ${master.width} by ${master.height} pixels, which is all that pages show`] : []),
    ...((facts.orientation ?? 1) > 1 ? ['turned upright'] : []),
    ...(removed.length > 0 ? [`removed: ${removed.join(', ')}`] : []),
    ...(facts.space === 'cmyk'
      ? [
          `colours for print (CMYK) were converted for screens${facts.icc ? '' : ' by guess, because no profile defines them'}: compare them`,
        ]
      : facts.icc
        ? ['colours were converted to those of screens (sRGB) by its colour profile']
        : []),
    ...(facts.hasAlpha ? ['transparent parts have the colour of the page'] : []),
  ];
}
