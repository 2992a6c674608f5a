import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { languages, localeCodes } from '../../../brands/languages.ts';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { sampleBrand } from '../../../tests/support/sampleBrandCatalogue.ts';
import { WrittenLook } from '../../../themes/look.ts';
import { noCache } from '../../lib/cache.ts';
import { contrastRatio } from '../config/colors/palette.ts';
import { composeSharePicture, MAX_SHARE_PICTURE_BYTES, sharePictureSize } from './composeSharePicture.ts';
import { createHeadingSetter } from './fonts.ts';
import { createSharePictures } from './sharePictures.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const brand = sampleBrand('ahorn');
const { headings: face, signIn } = WrittenLook.shape;
const compositions = signIn.unwrap().options;
const { width, height } = sharePictureSize;
const green =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 900"><rect width="1440" height="900" fill="#0f0"/></svg>';

test.for(face.unwrap().options)('the sentence of each language and age band fits in %s', async (headings) => {
  const textSetter = await createHeadingSetter(root, headings);
  for (const locale of localeCodes)
    for (const age of [40, 50, 60])
      expect(() => composeSharePicture(brand, languages[locale].audience(age), green, textSetter)).not.toThrow();
});

/** Returns the box of everything that differs between two pictures. */
function findDifference(one: Uint8Array, other: Uint8Array) {
  const box: Record<'left' | 'top' | 'right' | 'bottom', number> = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < one.length; at += 4) {
    if ([0, 1, 2].every((channel) => one[at + channel] === other[at + channel])) continue;
    const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)];
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

test.for(compositions)(
  'logo and words are in the middle square and off its edge in the layout %s',
  async (composition) => {
    const textSetter = await createHeadingSetter(root, 'bitter');
    const wide =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 64"><rect width="640" height="64" fill="#f00"/></svg>';
    const blank = wide.replace('#f00', 'none');
    const look = { ...brand.look, signIn: composition };
    const render = (logo: string, text: typeof textSetter) =>
      new Resvg(composeSharePicture({ ...brand, look, logo }, languages.fr.audience(60), green, text)).render().pixels;
    const nothing = { ...textSetter, draw: () => '' };
    const box = findDifference(render(wide, textSetter), render(blank, nothing));
    const side = (width - height) / 2;
    expect(box.left).toBeGreaterThan(side + 0.05 * height);
    expect(box.right).toBeLessThan(width - side - 0.05 * height);
    expect(box.top).toBeGreaterThan(0.05 * height);
    expect(box.bottom).toBeLessThan(0.95 * height);
  },
);

test('the sentence has the contrast of texts on every ground, and is readable as small as a thumb', async () => {
  const textSetter = await createHeadingSetter(root, 'bitter');
  const sizes: number[] = [];
  for (const page of WrittenLook.shape.page.unwrap().options) {
    for (const composition of compositions) {
      const look = { ...brand.look, page, signIn: composition };
      const svg = composeSharePicture({ ...brand, look }, languages.de.audience(60), green, textSetter);
      sizes.push(...Array.from(svg.matchAll(/scale\((\d\d)\)/g), ([, size]) => Number(size)));
      const [ground, ...cards] = Array.from(svg.matchAll(/<rect [^>]*fill="(#\w{6})"/g), ([, color]) => color!);
      const words = /<g fill="(#\w{6})"/.exec(svg)![1]!;
      expect(contrastRatio(cards.at(-1) ?? ground!, words)).toBeGreaterThan(7);
    }
  }
  expect(sizes).not.toEqual([]);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40);
});

/** Returns a landscape that no format packs well, as a photograph of leaves. */
async function drawNoise() {
  const bytes = Buffer.alloc(1440 * 900 * 3).map((_, at) => (at * at * 31 + at * 7919) % 256);
  const jpeg = await sharp(bytes, { raw: { width: 1440, height: 900, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return green.replace(
    /<rect.*?>/,
    `<image width="1440" height="900" href="data:image/jpeg;base64,${jpeg.toString('base64')}"/>`,
  );
}

test('a picture has its form and size, whatever the landscape, and the same bytes each time', async () => {
  const noise = await drawNoise();
  const draw = (landscape: string, look = brand.look) =>
    createSharePictures(root, noCache)(
      { brand: { ...brand, look }, values: { country: 'DE', locale: 'de' } },
      { sha256: '', read: async () => landscape },
    );
  for (const picture of [await draw(green), await draw(noise, { ...brand.look, signIn: 'full' })]) {
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', ...sharePictureSize });
    expect(picture.bytes.length).toBeLessThanOrEqual(MAX_SHARE_PICTURE_BYTES);
  }
  expect(await draw(green)).toEqual(await draw(green));
});

test('the name says the language as the country writes it, and a known picture is not drawn again', async () => {
  const known = { ...noCache, read: async () => Buffer.from('known') };
  const read = () => {
    throw new Error('the landscape was read');
  };
  const draw = createSharePictures(root, known);
  const nameIn = async (country: string, locale: 'de' | 'en' | 'cz') =>
    (await draw({ brand, values: { country, locale } }, { sha256: '', read })).path;
  expect(await nameIn('CH', 'de')).toMatch(/^share\/de-CH-\w{10}\.jpg$/);
  expect(await nameIn('US', 'en')).toMatch(/^share\/en-US-/);
  expect(await nameIn('CZ', 'cz')).toMatch(/^share\/cs-/);
});

test('sites of a brand that say the same share one drawing', async () => {
  const landscape =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900"><rect width="1600" height="900"/></svg>';
  const read = vi.fn(async () => landscape);
  const draw = createSharePictures(root, noCache);
  const site = { brand, values: { country: 'DE', locale: 'de' } } as const;
  const pictures = await Promise.all([1, 2, 3].map(() => draw(site, { sha256: 'one', read })));
  await draw({ brand, values: { country: 'US', locale: 'en' } }, { sha256: 'one', read });
  expect(read).toHaveBeenCalledTimes(2);
  expect(new Set(pictures.map(({ bytes }) => bytes)).size).toBe(1);
});

test('a photograph of the sign-in page takes the place of the landscape, about its focus', async () => {
  await using tree = await writeTempTree({});
  await symlink(path.join(root, 'node_modules'), path.join(tree.root, 'node_modules'), 'dir');
  const file = 'signIn.jpg';
  const [upper, lower] = ['#ff0000', '#0000ff'].map((background) => ({
    create: { width: 1440, height: 450, channels: 3 as const, background },
  }));
  const photo = sharp({ create: { width: 1440, height: 900, channels: 3, background: '#000' } });
  const layers = [
    { input: upper!, left: 0, top: 0 },
    { input: lower!, left: 0, top: 450 },
  ];
  await photo.composite(layers).jpeg().toFile(path.join(tree.root, file));
  const drawWith = async (focus: [number, number]) => {
    const shown = { place: 'signIn', file, sha256: '0', width: 1440, height: 900, focus, tone: 'plain' } as const;
    const photographed = sampleBrand('ahorn', { photos: [shown] });
    const read = () => Promise.reject(new Error('the landscape is not read'));
    const draw = createSharePictures(tree.root, noCache);
    const { bytes } = await draw(
      { brand: photographed, values: { country: 'DE', locale: 'de' } },
      { sha256: '1', read },
    );
    const [red, , blue] = await sharp(bytes).extract({ left: 600, top: 110, width: 1, height: 1 }).raw().toBuffer();
    return red! > blue! ? 'upper' : 'lower';
  };
  expect([await drawWith([50, 10]), await drawWith([50, 90])]).toEqual(['upper', 'lower']);
});
