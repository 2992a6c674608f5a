import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PhotoPictureName, photoPictureNames, photoPictures } from '../../../../brands/photoPlaces.ts';
import type { Cache } from '../../../lib/cache.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { hashedName, sha256 } from '../../../lib/hash.ts';
import { mapLimit } from '../../../lib/mapLimit.ts';
import { ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import { pageColors } from '../../config/colors/lookColors.ts';
import type { BuildConfig } from '../../config/schema/buildConfig.ts';
import type { ResolvedBrand } from '../../config/schema/catalogue.ts';
import { cropPhoto, findPhotoOf, type ResolvedPhoto } from '../../config/schema/photos.ts';
import { encodeOnce, type PhotoFormat, photoFormats, readCrop } from './encodePhoto.ts';
import { photoKeys, photosFolder, toPhotoFamily } from './photoAddresses.ts';
import { applyScrim, findScrim, listInks, MIN_TEXT_CONTRAST, type Scrim } from './photoScrim.ts';
import { applyTone, type RgbPixels, type TimeOfDay } from './photoTone.ts';

type Look = Pick<ResolvedBrand, 'theme' | 'look'>;

/** Pictures with words on them, which lie on the ground of the page. */
const underText: ReadonlySet<PhotoPictureName> = new Set<PhotoPictureName>(['plans-background']);

/** One file of a picture. */
export interface PhotoFileReport {
  path: string;
  bytes: Buffer;
  picture: PhotoPictureName;
  width: number;
  time: TimeOfDay;
  format: PhotoFormat;
  quality: number;
}

export interface RenderedPhoto {
  picture: PhotoPictureName;
  files: readonly PhotoFileReport[];
  /** Scrims by day and by night, for pictures with words on them. */
  scrims: Partial<Record<TimeOfDay, Scrim>>;
}

interface RenderOptions {
  cache: Cache;
  /** Most bytes by width. */
  budgets: BuildConfig['photoBudgets'];
}

const times: readonly TimeOfDay[] = ['day', 'night'];

/** All that decides about the pictures from the photographs of a brand. */
export const listPhotoInputs = (
  { photos, theme, look }: Pick<ResolvedBrand, 'photos' | 'theme' | 'look'>,
  { budgets }: Pick<RenderOptions, 'budgets'>,
): unknown[] => (photos.length === 0 ? [] : [photos, theme, look.page, budgets]);

/** Renders a picture from a photograph, in all sizes and formats, by day and by night. Throws for one that cannot be shown. */
export async function renderPhoto(
  picture: PhotoPictureName,
  photo: ResolvedPhoto,
  bytes: Uint8Array,
  { theme, look }: Look,
  { cache, budgets }: RenderOptions,
): Promise<RenderedPhoto> {
  const refuse = (message: string, hint: string) => new ProblemsError([toFileProblem(photo.file, message, hint)]);
  const { width: usualWidth, height: usualHeight, widths } = photoPictures[picture];
  const crop = cropPhoto(photo, photoPictures[picture]);
  const readSize = (width: number) =>
    readCrop(bytes, crop, width, Math.round((width * usualHeight) / usualWidth)).catch(() => {
      throw refuse('the photograph is damaged', 'npm run brand -- photo adds it again');
    });
  const page = pageColors(look, theme);
  const scrims: RenderedPhoto['scrims'] = {};
  if (underText.has(picture)) {
    const pixels = await readSize(widths[0]);
    for (const time of times) {
      const scrim = findScrim(applyTone(pixels, photo.tone, theme, time), page[time], listInks(theme, time));
      if (!scrim.passes)
        throw refuse(
          `words on the photograph reach a contrast of ${scrim.contrast.toFixed(2)} by ${time} and need ${MIN_TEXT_CONTRAST}`,
          `take one that is ${time === 'day' ? 'lighter' : 'darker'}, or --tone duotone`,
        );
      scrims[time] = scrim;
    }
  }
  const finish = (pixels: RgbPixels, time: TimeOfDay) =>
    applyScrim(applyTone(pixels, photo.tone, theme, time), page[time], scrims[time]?.share ?? 0);
  const sizes = widths.flatMap((width) => times.map((time) => ({ width, time })));
  const made = await mapLimit(sizes, CONCURRENT_SIZES, async ({ width, time }) => {
    const budget = budgets[width] ?? Number.MAX_SAFE_INTEGER;
    const colors = photo.tone === 'plain' && !scrims[time] ? [] : [theme.primary, page[time], scrims[time]?.share];
    const inputs = [sha256(bytes), crop, picture, width, time, photo.tone, colors];
    let pixels: Promise<RgbPixels> | undefined;
    const loadPixels = async () => {
      pixels ??= readSize(width).then((read) => finish(read, time));
      return pixels;
    };
    const files: PhotoFileReport[] = [];
    for (const format of photoFormats) {
      const encoded = await encodeOnce(cache, inputs, loadPixels, format, budget);
      if (!encoded.fits)
        throw refuse(
          `the photograph takes ${formatBytes(encoded.bytes.length)} at ${width} pixels (${format}), more than the ${formatBytes(budget)} of photoBudgets in build.config.ts`,
          'take a calmer one, with less leaves, hair or grain',
        );
      const name = `${picture}-${width}${time === 'night' ? '-night' : ''}.${format}`;
      const file = `${photosFolder}/${hashedName(name, encoded.bytes)}`;
      files.push({ path: file, bytes: encoded.bytes, picture, width, time, format, quality: encoded.quality });
    }
    return files;
  });
  return { picture, files: made.flat(), scrims };
}

const CONCURRENT_SIZES = 4;

/** Renders all pictures from the photographs of a brand, by the names under which the app imports them. */
export async function renderBrandPhotos(
  root: string,
  brand: Pick<ResolvedBrand, 'photos' | 'theme' | 'look'>,
  options: RenderOptions,
): Promise<Readonly<Record<string, readonly PhotoFileReport[]>>> {
  const groups = await mapLimit(photoPictureNames, 1, async (picture) => {
    const photo = findPhotoOf(brand.photos, picture);
    if (!photo) return [];
    const { files } = await renderPhoto(picture, photo, readFileSync(path.join(root, photo.file)), brand, options);
    return photoKeys.map(({ key, pick }) => [`${toPhotoFamily(picture)}-${key}`, pick(files)] as const);
  });
  return Object.fromEntries(groups.flat());
}
