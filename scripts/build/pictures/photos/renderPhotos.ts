import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type PhotoPictureName, photoPictureNames, photoPictures } from '../../../../brands/photoPlaces.ts';
import type { Cache } from '../../../lib/cache.ts';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { hashedName, sha256 } from '../../../lib/hash.ts';
import { mapLimit } from '../../../lib/mapLimit.ts';
import { memoize } from '../../../lib/memoize.ts';
import { ProblemsError, toFileProblem } from '../../../lib/problem.ts';
import { pageColors } from '../../config/colors/lookColors.ts';
import type { BuildConfig } from '../../config/schema/buildConfig.ts';
import type { ResolvedBrand } from '../../config/schema/catalogue.ts';
import { cropPhoto, findPhotoOf, type ResolvedPhoto } from '../../config/schema/photos.ts';
import { decodePixels, encodeOnce, type PhotoFormat, photoFormats, readCrop } from './encodePhoto.ts';
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
  const page = pageColors(look, theme);
  const original = sha256(bytes);
  const readSize = async (width: number, time: TimeOfDay) => {
    const pixels = await readCrop(bytes, crop, width, Math.round((width * usualHeight) / usualWidth)).catch(() => {
      throw refuse('the photograph is damaged', 'npm run brand -- photo adds it again');
    });
    return applyTone(pixels, photo.tone, theme, time);
  };
  /** Encodes one size, which `load` reads if the cache lacks it. */
  const encodeSize = async (width: number, time: TimeOfDay, share: number, load: () => Promise<RgbPixels>) => {
    const budget = budgets[width] ?? Number.MAX_SAFE_INTEGER;
    const colors = [photo.tone === 'plain' ? '' : theme.primary, share === 0 ? '' : page[time], share];
    const inputs = [original, crop, picture, width, time, photo.tone, colors];
    const loadOnce = memoize((_: TimeOfDay) => load());
    const files: PhotoFileReport[] = [];
    for (const format of photoFormats) {
      const encoded = await encodeOnce(cache, inputs, () => loadOnce(time), format, budget);
      if (!encoded.fits)
        throw refuse(
          `the photograph takes ${formatBytes(encoded.bytes.length)} at ${width} pixels (${format}), more than the ${formatBytes(budget)} of photoBudgets in build.config.ts`,
          'take a calmer one, with less leaves, hair or grain',
        );
      const name = hashedName(`${picture}-${width}${time === 'night' ? '-night' : ''}.${format}`, encoded.bytes);
      files.push({ ...encoded, path: `${photosFolder}/${name}`, picture, width, time, format });
    }
    return files;
  };
  /** Finds the scrim with which words can be read in every size. */
  const findScrimOfAll = async (time: TimeOfDay): Promise<Scrim> => {
    let found: Scrim | undefined;
    for (const width of widths) {
      const encode = async (scrimmed: RgbPixels, share: number) => {
        const files = await encodeSize(width, time, share, async () => scrimmed);
        return Promise.all(files.map((file) => decodePixels(file.bytes)));
      };
      const scrim = await findScrim(
        await readSize(width, time),
        page[time],
        listInks(theme, time),
        encode,
        found?.share,
      );
      if (!scrim.passes)
        throw refuse(
          `words on the photograph reach a contrast of ${scrim.contrast.toFixed(2)} by ${time} and need ${MIN_TEXT_CONTRAST}`,
          `take one that is ${time === 'day' ? 'lighter' : 'darker'}, or --tone duotone`,
        );
      found = { ...scrim, bare: found ? Math.min(found.bare, scrim.bare) : scrim.bare };
    }
    return found!;
  };
  const scrims: RenderedPhoto['scrims'] = underText.has(picture)
    ? { day: await findScrimOfAll('day'), night: await findScrimOfAll('night') }
    : {};
  const sizes = widths.flatMap((width) => times.map((time) => ({ width, time })));
  const made = await mapLimit(sizes, CONCURRENT_SIZES, ({ width, time }) => {
    const share = scrims[time]?.share ?? 0;
    return encodeSize(width, time, share, async () => applyScrim(await readSize(width, time), page[time], share));
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
