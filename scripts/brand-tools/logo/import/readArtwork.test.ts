import { mkdir, open, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { formatProblem, ProblemsError } from '../../../lib/problem.ts';
import { findColors, pickBrandColors } from './findColors.ts';
import { readArtwork } from './readArtwork.ts';

/** Drawing of a blue square with a white disk in it and a red bar beside it, on white. */
const flat = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><rect width="600" height="200" fill="#fff"/>
  <rect x="50" y="40" width="120" height="120" fill="#1457B8"/><circle cx="110" cy="100" r="30" fill="#fff"/>
  <rect x="200" y="70" width="320" height="60" fill="#D4145A"/></svg>`;
const gradient = (stops: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200">
  <radialGradient id="a"><stop stop-color="#D4145A"/>${stops}</radialGradient>
  <rect width="600" height="200" fill="#fff"/><rect width="600" height="200" fill="url(#a)"/></svg>`;
const toPng = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

/** Creates a chunk of a PNG. */
function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

async function read(files: Readonly<Record<string, Buffer>>, name: string) {
  await using tree = await writeTempTree({ 'note.txt': 'x' });
  for (const [file, bytes] of Object.entries(files)) await writeFile(path.join(tree.root, file), bytes);
  try {
    return await readArtwork(path.join(tree.root, name), 'brand');
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    return error.problems.map((problem) => formatProblem({ ...problem, file: path.basename(problem.file) }));
  }
}
const readOk = async (name: string, bytes: Buffer) => {
  const found = await read({ [name]: bytes }, name);
  if (Array.isArray(found)) throw new Error(found.join('\n'));
  return found;
};

test('a flat picture is cut free of its white ground and traced; what is inside turns transparent too', {
  tags: 'rule',
}, async () => {
  for (const [name, bytes] of [
    ['logo.png', await toPng(flat)],
    ['logo.jpg', await sharp(Buffer.from(flat)).jpeg({ quality: 90 }).toBuffer()],
  ] as const) {
    const { art, notes } = await readOk(name, bytes);
    expect(notes.slice(1)).toEqual([
      'its margin was cut off',
      'its ground was made transparent',
      'it was traced into paths',
    ]);
    expect(art.elements).not.toContain('<image');
    expect(art.box.width / art.box.height).toBeCloseTo(470 / 120, 1);
    const { width, data } = art.pixels;
    const alphaAt = (x: number, y: number) => data[(Math.round(y * width) * width + Math.round(x * width)) * 4 + 3];
    expect([alphaAt(10 / 470, 10 / 470), alphaAt(60 / 470, 60 / 470), alphaAt(135 / 470, 60 / 470)]).toEqual([
      255, 0, 0,
    ]);
    const colors = pickBrandColors(findColors(art.pixels)).map(({ hex }) => hex);
    expect(colors.map((hex) => hex.slice(0, 2) + hex[3] + hex[5])).toEqual(['#D15', '#15B']);
  }
});

test('a picture with more than flat colours is placed in the size in which it is shown', async () => {
  const svg = gradient('<stop offset="1" stop-color="#1457B8"/>');
  const { art, notes } = await readOk('logo.jpg', await sharp(Buffer.from(svg)).jpeg().toBuffer());
  expect(notes.at(-1)).toBe('it has more than flat colours, so it was placed as a picture');
  expect(art.elements).toMatch(/^<image width="4\d\d" height="144" href="data:image\/jpeg;base64,/);
  expect(art.elements.length).toBeLessThan(23 * 1024);
});

test('a ground into which the logo fades is kept', async () => {
  const { notes, art } = await readOk('logo.png', await toPng(gradient('<stop offset=".8" stop-color="#fff"/>')));
  expect(notes).toContain('its ground fades into the logo and was kept');
  expect(art.pixels.data[3]).toBe(255);
});

test('colours for print are converted, and said to be', async () => {
  const bytes = await sharp(Buffer.from(flat)).toColourspace('cmyk').jpeg().toBuffer();
  expect((await readOk('logo.jpeg', bytes)).notes).toContainEqual(expect.stringContaining('CMYK'));
});

test('what is no logo is refused by its name, with a remedy', { tags: 'rule' }, async () => {
  const png = await toPng(flat);
  const header = Buffer.from(png.subarray(0, 33));
  header.writeUInt32BE(60_000, 16);
  header.writeUInt32BE(60_000, 20);
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
  const end = toChunk('IEND', Buffer.alloc(0));
  const animated = Buffer.concat([png.subarray(0, 33), toChunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
  const plain = await sharp({ create: { width: 300, height: 90, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const small = await sharp(png).resize(60, 20).png().toBuffer();
  const files: [name: string, bytes: Buffer, expected: string][] = [
    ['empty.png', Buffer.alloc(0), 'the file is empty; export the logo as SVG, PNG or JPEG'],
    [
      'bomb.png',
      Buffer.concat([header, toChunk('IDAT', Buffer.from('789c0300000000 01'.replace(' ', ''), 'hex')), end]),
      'the picture has 60000 by 60000 pixels; at most 40 million are read; 1600 wide is enough',
    ],
    ['cut.png', png.subarray(0, png.length * 0.6), 'the picture is damaged or cut off; copy or export it again'],
    ['head.png', png.subarray(0, 20), 'the picture is damaged; export it again'],
    ['moving.png', animated, 'the picture is animated; a logo does not move; export one picture of it'],
    [
      'really.png',
      await sharp(png).jpeg().toBuffer(),
      'the name ends with ".png", but the file is JPEG; rename it to .jpg',
    ],
    ['photo.jpg', Buffer.from('GIF89a'), 'this is a GIF file; export the logo as SVG, PNG or JPEG'],
    ['logo.svg', Buffer.from('%PDF-1.4'), 'this is a PDF (or Illustrator) file; export the logo as SVG, PNG or JPEG'],
    ['page.svg', Buffer.from('<!DOCTYPE html><svg/>'), 'this is a HTML file; export the logo as SVG, PNG or JPEG'],
    ['noise.png', Buffer.from('hello'), 'this is no picture; export the logo as SVG, PNG or JPEG'],
    ['latin.svg', Buffer.from('<svg>\xE4', 'latin1'), 'the file is not UTF-8; save it as UTF-8'],
    [
      'half.svg',
      Buffer.concat([Buffer.from('<svg>', 'utf16le'), Buffer.from('<')]),
      'the file is UTF-16, not UTF-8; save it as UTF-8',
    ],
    ['white.png', plain, 'the picture is of one colour; there is no logo to be seen in it'],
    ['small.png', small, 'the logo is only 47 by 12 pixels; give one at least 112 pixels high, or an SVG'],
  ];
  const found = await Promise.all(files.map(([name, bytes]) => read({ [name]: bytes }, name)));
  expect(found.map((result) => (Array.isArray(result) ? result : result.notes))).toEqual(
    files.map(([name, , expected]) => [`${name}:1:${name === 'latin.svg' ? 6 : 1}  ${expected}`]),
  );
});

test('what is no plain file beside its folder is refused', async () => {
  await using tree = await writeTempTree({ 'elsewhere/logo.svg': '<svg/>', 'here/note.txt': 'x' });
  const here = (name: string) => path.join(tree.root, 'here', name);
  await mkdir(here('folder.png'));
  await symlink('../elsewhere/logo.svg', here('link.svg'));
  await symlink('loop.svg', here('loop.svg'));
  // A file of 100 MB without content takes no room.
  await using handle = await open(here('heavy.png'), 'w');
  await handle.truncate(100 * 1024 ** 2);
  const messages: string[] = [];
  for (const name of ['folder.png', 'link.svg', 'loop.svg', 'nothing.png', 'heavy.png', 'heavy.svg']) {
    if (name === 'heavy.svg') await writeFile(here(name), Buffer.alloc(600 * 1024, ' '));
    const error = await readArtwork(here(name), 'brand').catch((caught: Error) => caught);
    messages.push(String((error as Error).message).replace(`${tree.root}/here/`, ''));
  }
  expect(messages).toEqual([
    'folder.png:1:1  this is a folder; name the file of the logo in it',
    'link.svg:1:1  the link leads out of its folder; give the file itself',
    'loop.svg:1:1  this cannot be read; it is a link that leads back to itself',
    'nothing.png:1:1  this cannot be read; it is not there',
    'heavy.png:1:1  the file is larger than 10 MB; a logo of 1600 pixels width is enough',
    'heavy.svg:1:1  the file is larger than 512 KB; simplify its paths, or give a PNG',
  ]);
});
