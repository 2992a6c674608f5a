import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { photoPictureNames, photoPictures } from '../../../../brands/photoPlaces.ts';
import buildConfig from '../../../../build.config.ts';
import { contrastRatio, mixPalette } from '../../config/colors/palette.ts';
import { cropPhoto, focusInCrop } from '../../config/schema/photos.ts';
import { decodePixels, encodeWithin, loadSharp } from './encodePhoto.ts';
import { listPhotoIds, toPictureAddress } from './photoAddresses.ts';
import { applyScrim, findScrim, listInks } from './photoScrim.ts';
import { applyTone, channelsOf, type RgbPixels } from './photoTone.ts';

const theme = {
  name: 'forest',
  look: {},
  primary: mixPalette('#2C7756'),
  accent: mixPalette('#B05A2C'),
  neutral: mixPalette('#5C665F'),
};

/** A row of greys from black to white. */
const greys: RgbPixels = {
  width: 256,
  height: 1,
  data: Uint8Array.from({ length: 768 }, (_, at) => Math.floor(at / 3)),
};

const toLuminances = ({ data }: RgbPixels) =>
  Array.from(
    { length: data.length / 3 },
    (_, at) => 0.2126 * data[at * 3]! + 0.7152 * data[at * 3 + 1]! + 0.0722 * data[at * 3 + 2]!,
  );

describe('crops', () => {
  const photo = { width: 3000, height: 2000, focus: [90, 50] as const };
  test('keep the focus in the middle, or as near as the edge allows', () => {
    expect(cropPhoto(photo, { width: 780, height: 1400 })).toEqual({ left: 1886, top: 0, width: 1114, height: 2000 });
    expect(cropPhoto({ ...photo, focus: [50, 10] }, { width: 3, height: 1 })).toEqual({
      left: 0,
      top: 0,
      width: 3000,
      height: 1000,
    });
  });
  test('tell where in them the focus is', () => {
    expect(focusInCrop(photo, { width: 780, height: 1400 })).toEqual([73, 50]);
    expect(focusInCrop({ ...photo, focus: [50, 10] }, { width: 3, height: 1 })).toEqual([50, 20]);
  });
});

describe('tones', () => {
  test('the night is darker and has less contrast, and nothing is inverted', () => {
    for (const tone of ['plain', 'duotone'] as const) {
      const [day, night] = [applyTone(greys, tone, theme, 'day'), applyTone(greys, tone, theme, 'night')].map(
        toLuminances,
      );
      expect(
        night!.every((value, index) => index === 0 || value >= night![index - 1]!),
        tone,
      ).toBe(true);
      expect(
        night!.slice(64).every((value, index) => value < day![index + 64]!),
        tone,
      ).toBe(true);
      expect(night![255]! - night![0]!, tone).toBeLessThan(0.75 * (day![255]! - day![0]!));
    }
  });
  test('a duotone goes from a dark shade of the primary colour to a light one', () => {
    const { data } = applyTone(greys, 'duotone', theme, 'day');
    expect([...data.subarray(0, 3)]).toEqual(channelsOf(theme.primary['900']));
    expect([...data.subarray(765)]).toEqual(channelsOf(theme.primary['050']));
  });
});

describe('scrims', () => {
  const asIs = async () => [];
  test('none where words can be read, and no stronger one than needed', async () => {
    const light: RgbPixels = { width: 1, height: 1, data: Uint8Array.from([240, 240, 240]) };
    expect(await findScrim(light, '#F7F7F7', ['#222222'], asIs)).toMatchObject({ share: 0, passes: true });
    const found = await findScrim(greys, '#F7F7F7', ['#222222'], asIs);
    expect(found).toMatchObject({ passes: true, bare: 1 });
    expect(found.contrast).toBeGreaterThanOrEqual(4.5);
    expect(found.contrast).toBeLessThan(5.5);
  });
  test('a photograph under words that no scrim helps is refused', async () => {
    expect(await findScrim(greys, '#808080', ['#707070'], asIs)).toMatchObject({ passes: false, share: 0.85 });
  });
});

/** The least contrast of an ink with the pixels of an encoded picture. */
async function measureEncoded(bytes: Buffer, inks: readonly string[]): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colors = Array.from(
    { length: data.length / 3 },
    (_, at) => `#${data.subarray(at * 3, at * 3 + 3).toString('hex')}`,
  );
  return Math.min(...[...new Set(colors)].flatMap((color) => inks.map((ink) => contrastRatio(ink, color))));
}

test.for(['day', 'night'] as const)('words can be read on the pixels that browsers get, by %s', async (time) => {
  const size = 120;
  // Checks of two greys, whose edges encoding harms the most.
  const data = Uint8Array.from({ length: size * size * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3);
    return (Math.floor((pixel % size) / 5) + Math.floor(pixel / size / 5)) % 2 === 0 ? 60 : 200;
  });
  const pixels = applyTone({ width: size, height: size, data }, 'plain', theme, time);
  const page = { day: theme.neutral['050'], night: theme.neutral['950'] }[time];
  const inks = listInks(theme, time);
  const encode = (scrimmed: RgbPixels) =>
    Promise.all((['avif', 'webp'] as const).map(async (format) => (await encodeWithin(scrimmed, format, 1)).bytes));
  const decode = async (scrimmed: RgbPixels) => Promise.all((await encode(scrimmed)).map(decodePixels));
  const careless = await findScrim(pixels, page, inks, async () => []);
  const scrim = await findScrim(pixels, page, inks, decode);
  expect(scrim.passes).toBe(true);
  expect(scrim.share).toBeGreaterThan(careless.share);
  for (const bytes of await encode(applyScrim(pixels, page, scrim.share)))
    expect(await measureEncoded(bytes, inks)).toBeGreaterThanOrEqual(4.5);
});

describe('encoding', () => {
  const noise = async (width: number): Promise<RgbPixels> => {
    const height = width;
    let seed = 7;
    const data = Uint8Array.from({ length: width * height * 3 }, () => {
      seed = (seed * 1664525 + 1013904223) >>> 0;
      return seed >>> 25;
    });
    return { width, height, data };
  };
  /** Small enough to be quick, and large enough to be cut to tiles. */
  const SIDE = 400;
  test('the number of threads changes no byte', async () => {
    const pixels = await noise(SIDE);
    const first = await encodeWithin(pixels, 'avif', Number.MAX_SAFE_INTEGER);
    sharp.concurrency(4);
    const second = await encodeWithin(pixels, 'avif', Number.MAX_SAFE_INTEGER);
    expect(second.bytes.equals(first.bytes)).toBe(true);
    // And so that this test can fail: without the limit, they differ.
    await loadSharp();
    sharp.concurrency(4);
    const many = await sharp(pixels.data, { raw: { width: SIDE, height: SIDE, channels: 3 } })
      .avif({ quality: 58, effort: 3 })
      .toBuffer();
    sharp.concurrency(1);
    expect(many.equals(first.bytes)).toBe(false);
  });
  test('the best quality within the budget, or what the lowest one needs', async () => {
    const pixels = await noise(96);
    const all = await encodeWithin(pixels, 'webp', Number.MAX_SAFE_INTEGER);
    expect(all).toMatchObject({ quality: 78, fits: true });
    const less = await encodeWithin(pixels, 'webp', all.bytes.length - 1);
    expect(less).toMatchObject({ quality: 70, fits: true });
    expect(less.bytes.length).toBeLessThan(all.bytes.length);
    expect(await encodeWithin(pixels, 'webp', 100)).toMatchObject({ quality: 38, fits: false });
  });
});

test('every width has a budget in build.config.ts, and no other', () => {
  const widths = photoPictureNames.flatMap((name) => photoPictures[name].widths as readonly number[]);
  const known = Object.keys(buildConfig.photoBudgets ?? {}).map(Number);
  expect(known).toEqual([...new Set(widths)].sort((a, b) => a - b));
});

test('addresses: candidates for all names but that of the plain address', () => {
  const files = [
    { path: 'assets/photos/no-matches-320-0123456789.webp' },
    { path: 'assets/photos/no-matches-640-night-0123456789.webp' },
  ];
  expect(toPictureAddress('photo-no-matches-webp', files)).toBe(
    '/assets/photos/no-matches-320-0123456789.webp 320w, /assets/photos/no-matches-640-night-0123456789.webp 640w',
  );
  expect(toPictureAddress('photo-no-matches-src', files)).toBe('/assets/photos/no-matches-320-0123456789.webp');
  expect(toPictureAddress('welcome', [{ path: 'assets/art/welcome-0123456789.svg' }])).toBe(
    '/assets/art/welcome-0123456789.svg',
  );
  expect(listPhotoIds()).toContain('photo-sign-in-tall/night-avif');
});
