import { Resvg } from '@resvg/resvg-js';
import { languageIn } from '../../../brands/languageVariants.ts';
import type { Cache } from '../../lib/cache.ts';
import { hashedName } from '../../lib/hash.ts';
import { createAsyncMemo } from '../../lib/memoize.ts';
import type { Site } from '../plan/planBuild.ts';
import type { Artifact } from './artifact.ts';
import { composeSharePicture, sharePictureSize } from './composeSharePicture.ts';
import type { TextSetter } from './createTextSetter.ts';
import { createHeadingSetter } from './fonts.ts';

/** Most bytes of a picture: apps that make a preview on a phone load no larger one. */
export const MAX_SHARE_PICTURE_BYTES = 100_000;
/** Qualities of JPEG, the first that is small enough counts; photographs need a lower one. */
const qualities = [80, 65, 50, 35, 20, 10];

/** The site's landscape as SVG, which is read only if the picture has to be drawn. */
interface Landscape {
  sha256: string;
  read: () => Promise<string>;
}

/** Draws the picture that apps show with a link to a site, in the site's language. */
export type DrawSharePicture = (
  site: { brand: Site['brand']; values: Pick<Site['values'], 'country' | 'locale'> },
  landscape: Landscape,
) => Promise<Artifact>;

/** Creates the stage of these pictures, which are cached because drawing is slow. `root` is the project's folder. */
export function createSharePictures(root: string, cache: Cache): DrawSharePicture {
  const setterOnce = createAsyncMemo<TextSetter>();
  return async ({ brand, values }, landscape) => {
    const { tag, audience } = languageIn(values.country, values.locale);
    const { logo, look, theme, ownFonts } = brand;
    const own = ownFonts?.headings;
    const sentence = audience(brand.ageBracket);
    const inputs = [landscape.sha256, logo, look, theme, sentence, own?.sha256];
    const draw = async () => {
      const textSetter = await setterOnce(own?.sha256 ?? look.headings, () =>
        createHeadingSetter(root, look.headings, own),
      );
      const jpeg = await toJpeg(composeSharePicture(brand, sentence, await landscape.read(), textSetter));
      await cache.write('sharePicture', inputs, jpeg);
      return jpeg;
    };
    const bytes = (await cache.read('sharePicture', inputs)) ?? (await draw());
    return { path: `share/${hashedName(`${tag}.jpg`, bytes)}`, bytes };
  };
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
