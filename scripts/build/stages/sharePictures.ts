import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { languageIn } from '../../../brands/languageVariants.ts';
import { photoPictures } from '../../../brands/photoPlaces.ts';
import type { Cache } from '../../lib/cache.ts';
import { hashedName, sha256 } from '../../lib/hash.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { ResolvedTheme } from '../config/schema/catalogue.ts';
import { cropPhoto, findPhotoOf, focusInCrop, type ResolvedPhoto } from '../config/schema/photos.ts';
import { loadSharp, readCrop } from '../pictures/photos/encodePhoto.ts';
import { applyTone } from '../pictures/photos/photoTone.ts';
import type { Site } from '../plan/planBuild.ts';
import type { Artifact } from './artifact.ts';
import { composeSharePicture, MAX_SHARE_PICTURE_BYTES, sharePictureSize } from './composeSharePicture.ts';
import type { TextSetter } from './createTextSetter.ts';
import { createHeadingSetter } from './fonts.ts';

/** Qualities of JPEG, the first that is small enough counts; photographs need a lower one. */
const qualities = [80, 65, 50, 35, 20, 10];

/** The site's landscape as SVG, which is read only if the picture has to be drawn. */
interface Landscape {
  sha256: string;
  read: () => Promise<string>;
}

/** Draws the picture that apps show with a link to a site, in the site's language, of its photograph or its landscape. */
export type DrawSharePicture = (
  site: { brand: Site['brand']; values: Pick<Site['values'], 'country' | 'locale'> },
  landscape: Landscape,
) => Promise<Artifact>;

/** Pictures that are kept in memory, of at most a tenth of a megabyte each. */
const MEMORY_LIMIT = 256;

/** Creates the stage of these pictures, which are cached because drawing is slow. `root` is the project's folder. */
export function createSharePictures(root: string, cache: Cache): DrawSharePicture {
  const setterOnce = createAsyncMemo<TextSetter>();
  const drawOnce = createAsyncMemo<Uint8Array>(MEMORY_LIMIT);
  return async ({ brand, values }, landscape) => {
    const { tag, audience } = languageIn(values.country, values.locale);
    const { logo, look, theme, ownFonts, photos } = brand;
    const photo = findPhotoOf(photos, 'sign-in-wide');
    const own = ownFonts?.headings;
    const sentence = audience(brand.ageBracket);
    const inputs = [
      photo ? [photo.sha256, photo.focus, photo.tone] : landscape.sha256,
      logo,
      look,
      theme,
      sentence,
      own?.sha256,
    ];
    const draw = async () => {
      const textSetter = await setterOnce(own?.sha256 ?? look.headings, () =>
        createHeadingSetter(root, look.headings, own),
      );
      const drawing = photo ? await drawPhoto(root, photo, theme) : await landscape.read();
      const jpeg = await toJpeg(
        composeSharePicture(brand, sentence, drawing, textSetter, photo && focusInCrop(photo, wide)[1]),
      );
      await cache.write('sharePicture', inputs, jpeg);
      return jpeg;
    };
    const bytes = await drawOnce(
      sha256(JSON.stringify(inputs)),
      async () => (await cache.read('sharePicture', inputs)) ?? (await draw()),
    );
    return { path: `share/${hashedName(`${tag}.jpg`, bytes)}`, bytes };
  };
}

/** Proportions of the photograph of the sign-in page on a desk. */
const wide = photoPictures['sign-in-wide'];

/** Draws the photograph of the sign-in page, as it is by day, in the place of its landscape. */
async function drawPhoto(root: string, photo: ResolvedPhoto, theme: ResolvedTheme): Promise<string> {
  const { width, height } = wide;
  const crop = cropPhoto(photo, { width, height });
  const pixels = applyTone(
    await readCrop(await readFile(path.join(root, photo.file)), crop, width, height),
    photo.tone,
    theme,
    'day',
  );
  const sharp = await loadSharp();
  const png = await sharp(pixels.data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  const address = `data:image/png;base64,${png.toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${address}" width="${width}" height="${height}"/></svg>`;
}

async function toJpeg(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const picture = sharp(pixels, { raw: { ...sharePictureSize, channels: 4 } }).removeAlpha();
  let jpeg: Buffer | undefined;
  for (const quality of qualities) {
    jpeg = await picture.clone().jpeg({ quality }).toBuffer();
    if (jpeg.length <= MAX_SHARE_PICTURE_BYTES) break;
  }
  return jpeg!;
}
