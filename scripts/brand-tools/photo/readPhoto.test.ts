import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { readJpegFacts } from '../../build/config/read/readJpegFacts.ts';
import { readPhoto } from './readPhoto.ts';
import { readPhotoInProcess } from './readPhotoInProcess.ts';

/** A picture whose left half has one colour and whose right half another. */
const halves = (width: number, height: number, [left, right] = ['#d04020', '#2040d0']): Sharp =>
  sharp({ create: { width, height, channels: 3, background: left! } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: right! } },
      left: Math.ceil(width / 2),
      top: 0,
    },
  ]);

async function read(name: string, bytes: Uint8Array, ground = '#F7F7F7') {
  await using tree = await writeTempTree({ [name]: Buffer.from(bytes) });
  return await readPhoto(path.join(tree.root, name), 'noMatches', ground);
}

/** The message about a file, without the path before it. */
const refusal = (name: string, bytes: Uint8Array) =>
  read(name, bytes).then(
    () => 'read',
    (error: Error) => error.message.replaceAll(/^.*\/(?=[^/]+:1:1)/gm, ''),
  );

/** The colours in the middle of the left and the right half. */
async function colorsOf(bytes: Uint8Array): Promise<string[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (share: number) => (Math.floor(info.height / 2) * info.width + Math.floor(info.width * share)) * 3;
  return [0.25, 0.75].map((share) => data.subarray(at(share), at(share) + 3).toString('hex'));
}

const isNear = (found: string, wanted: string) =>
  [0, 2, 4].every(
    (at) => Math.abs(Number.parseInt(found.slice(at, at + 2), 16) - Number.parseInt(wanted.slice(at, at + 2), 16)) < 12,
  );

test('a turned photograph with its place is upright, and nothing says where it was taken', async () => {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1' };
  const withPlace = await halves(1000, 1300)
    .withExif({ IFD0: { Model: 'Kanarienvogel' }, IFD3: gps })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const photo = await read('turned.jpg', withPlace);
  expect([photo.width, photo.height]).toEqual([962, 741]);
  expect(readJpegFacts(photo.bytes)).toMatchObject({
    width: photo.width,
    height: photo.height,
    metadata: [],
    isWhole: true,
  });
  expect(Buffer.from(photo.bytes).includes('Kanarienvogel')).toBe(false);
  expect(photo.notes).toContain('turned upright');
  expect(photo.notes).toContain('removed: the place where it was taken (GPS), camera and time (EXIF)');
});

test('CMYK, 16 bits and other profiles become sRGB', async () => {
  const plain = halves(1000, 750);
  const wanted = ['d04020', '2040d0'];
  const png16 = await plain.clone().toColourspace('rgb16').png().toBuffer();
  expect((await sharp(png16).metadata()).depth).toBe('ushort');
  const p3 = await plain.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer();
  for (const [name, bytes] of [
    ['a.png', png16],
    ['b.jpg', p3],
  ] as const) {
    const found = await colorsOf((await read(name, bytes)).bytes);
    expect(
      found.map((color, index) => isNear(color, wanted[index]!)),
      `${name} ${found}`,
    ).toEqual([true, true]);
  }
  const cmyk = await plain.clone().toColourspace('cmyk').jpeg({ quality: 100 }).toBuffer();
  expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
  const printed = await read('c.jpg', cmyk);
  expect((await sharp(printed.bytes).metadata()).space).toBe('srgb');
  expect(printed.notes.join()).toContain('colours for print (CMYK) were converted for screens');
  const [left, right] = (await colorsOf(printed.bytes)) as [string, string];
  expect(Number.parseInt(left.slice(0, 2), 16)).toBeGreaterThan(Number.parseInt(right.slice(0, 2), 16) + 60);
});

test('transparent parts have the colour of the page', async () => {
  const half = await sharp({ create: { width: 1000, height: 750, channels: 4, background: '#00000000' } })
    .composite([
      { input: { create: { width: 500, height: 750, channels: 4, background: '#d04020' } }, left: 0, top: 0 },
    ])
    .webp({ lossless: true })
    .toBuffer();
  const photo = await read('clear.webp', half, '#E0F0FF');
  const [left, right] = (await colorsOf(photo.bytes)) as [string, string];
  expect([isNear(left, 'd04020'), isNear(right, 'e0f0ff')]).toEqual([true, true]);
  expect(photo.notes).toContain('transparent parts have the colour of the page');
});

test('AVIF is read, and a large photograph is kept as small as pages show it', async () => {
  const photo = await read('large.avif', await halves(2000, 1500).avif({ effort: 0 }).toBuffer());
  expect([photo.width, photo.height]).toEqual([962, 722]);
});

test('a photograph of an iPhone is read, in the colours of its profile', async () => {
  const bytes = await readFile(path.resolve(import.meta.dirname, '../../../tests/fixtures/iphone.heic'));
  const photo = await read('IMG_1.HEIC', bytes);
  expect([photo.width, photo.height]).toEqual([962, 732]);
  expect(photo.notes[0]).toMatch(/^read: HEIC, 1000 by 760 pixels/);
  const pixelAt = async (left: number, top: number) => [
    ...(await sharp(photo.bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
  ];
  const differ = (pixel: number[], wanted: readonly number[]) =>
    Math.max(...wanted.map((channel, index) => Math.abs(channel - pixel[index]!)));
  // The meadow was drawn in #3f7d3a, and is written in the colours of Display P3.
  expect(differ(await pixelAt(500, 650), [0x3f, 0x7d, 0x3a])).toBeLessThan(5);
  expect(differ(await pixelAt(200, 195), [255, 255, 255])).toBeLessThan(5);
  const cut = await refusal('IMG_2.heic', bytes.subarray(0, bytes.length - 900));
  expect(cut).toBe('IMG_2.heic:1:1  the photograph is damaged or cut off; copy or export it again');
});

test('everything that speaks against a photograph is said at once', async () => {
  const jpeg = await halves(1000, 750).jpeg().toBuffer();
  const small = await halves(800, 200).jpeg().toBuffer();
  const frames = await sharp(
    [await halves(1000, 750).png().toBuffer(), await halves(1000, 750, ['#111111', '#eeeeee']).png().toBuffer()],
    {
      join: { animated: true },
    },
  )
    .webp()
    .toBuffer();
  const grey = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#888888' } })
    .png()
    .toBuffer();
  const heic = Buffer.concat([Buffer.from('0000001866747970686569630000000068656963', 'hex'), Buffer.alloc(900)]);
  const refusals = {
    'cut.jpg': await refusal('cut.jpg', jpeg.subarray(0, jpeg.length / 2)),
    'damaged.png': await refusal(
      'damaged.png',
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(99)]),
    ),
    'small.png': await refusal('small.png', small),
    'moving.webp': await refusal('moving.webp', frames),
    'grey.png': await refusal('grey.png', grey),
    'IMG_1.HEIC': await refusal('IMG_1.HEIC', heic),
    'photo.gif': await refusal('photo.gif', Buffer.from('GIF89a')),
    'text.jpg': await refusal('text.jpg', Buffer.from('hello')),
  };
  expect(refusals).toMatchInlineSnapshot(`
    {
      "IMG_1.HEIC": "IMG_1.HEIC:1:1  the photograph is damaged; copy or export it again",
      "cut.jpg": "cut.jpg:1:1  the photograph is damaged or cut off; copy or export it again",
      "damaged.png": "damaged.png:1:1  the photograph is damaged; copy or export it again",
      "grey.png": "grey.png:1:1  the picture has one colour; give the photograph itself",
      "moving.webp": "moving.webp:1:1  the picture is animated; export one picture of it",
      "photo.gif": "photo.gif:1:1  this is a GIF file; export it as JPEG, PNG or WebP",
      "small.png": "small.png:1:1  the name ends with ".png", but the file is JPEG; rename it to .jpg
    small.png:1:1  the photograph has 800 by 200 pixels; it needs at least 960 by 720 pixels there; take the original, not one from a page or a messenger
    small.png:1:1  the photograph is 800 wide and 200 high; cut it to at most 3 to 1",
      "text.jpg": "text.jpg:1:1  this is no photograph; export it as JPEG, PNG or WebP",
    }
  `);
});

test('a photograph is read in a process of its own', async () => {
  await using tree = await writeTempTree({});
  const file = path.join(tree.root, 'a.jpg');
  await writeFile(file, await halves(1000, 750).jpeg().toBuffer());
  const photo = await readPhotoInProcess(file, 'noMatches', '#ffffff');
  expect(Buffer.from(photo.bytes).equals(Buffer.from((await readPhoto(file, 'noMatches', '#ffffff')).bytes))).toBe(
    true,
  );
});
