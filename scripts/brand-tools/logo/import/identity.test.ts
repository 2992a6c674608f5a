import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { sampleBrand } from '../../../../tests/support/sampleBrandCatalogue.ts';
import { checkDrawings } from '../../../build/config/check/checkDrawings.ts';
import { findLogoPlates } from '../../../build/pictures/findLogoPlates.ts';
import type { SiteFonts } from '../../../build/stages/fonts.ts';
import { renderIcons } from '../../../build/stages/renderIcons.ts';
import { renderThemeCss } from '../../../build/stages/themeCss.ts';
import { noCache } from '../../../lib/cache.ts';
import { formatProblem, ProblemsError } from '../../../lib/problem.ts';
import type { Typeface } from '../typeface.ts';
import { makeIdentity, readIdentity } from './importIdentity.ts';
import { readArtwork } from './readArtwork.ts';
import { renderDrawing } from './renderDrawing.ts';

/** A face in which every letter is a square. */
const typeface: Typeface = {
  unitsPerEm: 1000,
  capHeight: 700,
  xHeight: 500,
  tracking: 0,
  has: (character) => character !== '京',
  letter: (character) =>
    character === '京'
      ? undefined
      : {
          advance: 700,
          outline: [
            { type: 'M', x: 0, y: 0 },
            { type: 'L', x: 700, y: 0 },
            { type: 'L', x: 700, y: -700 },
            { type: 'Z' },
          ],
        },
  kerning: () => 0,
};

const wrap = (shapes: string, width = 400) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 100">${shapes}</svg>`;
/** Draws ten letters, with a gap of 8 between them. */
const letters = (fill: string, from = 150) =>
  Array.from({ length: 8 }, (_, index) => `<path fill="${fill}" d="M${from + index * 28} 30h20v50h-20z"/>`).join('');
const disk = (fill: string) => `<circle cx="50" cy="50" r="50" fill="${fill}"/>`;

const fonts: SiteFonts = {
  css: '',
  bodyFamily: 'a',
  headingFamily: 'b',
  headingWeight: 700,
  bodyPreloads: [],
  headingPreloads: [],
  artifacts: [],
  packages: [],
  ownFonts: [],
};
const pages = { day: '#F5F3F1', night: '#2A2522' };

async function make(logo: string, icon?: string, name = 'Elm') {
  await using tree = await writeTempTree({ 'logo.svg': logo, 'icon.svg': icon ?? null });
  const fileOf = (file: string) => path.join(tree.root, file);
  const iconFile = icon === undefined ? undefined : fileOf('icon.svg');
  const read = await readIdentity({ logo: fileOf('logo.svg'), icon: iconFile }, readArtwork);
  const facts = { slug: 'elm', name, typeface, pages, dark: '#123456', colors: [] };
  const made = await makeIdentity(read, facts);
  const source = (kind: string, text: string) => ({ file: `brands/elm/${kind}.svg`, text });
  const drawings = { logo: source('logo', made.logo.svg), icon: source('icon', made.icon) };
  expect(checkDrawings([{ slug: 'elm', folder: 'brands/elm', ...drawings }])).toEqual([]);
  return { read, ...made };
}
const groundOf = (icon: string) => /<rect width="512" height="512" rx="112" fill="([^"]*)"/.exec(icon)?.[1];

test.for<[what: string, shapes: string, plates: object]>([
  ['a mid colour', disk('#E0457B') + letters('#E0457B'), {}],
  ['a light colour', disk('#00A6A0') + letters('#E08A00'), {}],
  ['a dark colour', disk('#E0457B') + letters('#12264D'), { night: '#FFFFFF' }],
  ['white', disk('#FFFFFF') + letters('#FFFFFF'), { day: '#123456' }],
  ['dark and white', disk('#12264D') + letters('#FFFFFF'), { day: '#123456', night: '#FFFFFF' }],
  [
    'a dark colour, and a little white',
    `${disk('#12264D') + letters('#12264D')}<path fill="#fff" d="M380 0h20v40h-20z"/>`,
    { night: '#FFFFFF' },
  ],
  ['white on dark of its own', `<path fill="#12264D" d="M0 0h400v100H0z"/>${letters('#FFFFFF', 40)}`, {}],
  ['white on a dark disk', `${disk('#12264D')}<path fill="#FFF" d="M20 40h60v20H20z"/>${letters('#E0457B')}`, {}],
])('a logo in %s is read by day and by night', { tags: 'rule' }, async ([, shapes, plates]) => {
  const { logo } = await make(wrap(shapes));
  expect(logo.plates).toEqual(plates);
  expect(findLogoPlates(logo.svg)).toEqual({ day: 'day' in plates, night: 'night' in plates });
  // On a header of the brand's colour, which has a plate for any logo, only one of the two is seen.
  const look = { ...sampleBrand('elm').look, header: 'brand' as const };
  const css = renderThemeCss(sampleBrand('elm', { logo: logo.svg, look }), fonts);
  const shown = Array.from(css.matchAll(/--logo-plate:(none|var)/g), ([, plate]) => plate === 'none');
  expect(shown).toEqual(['day' in plates, 'night' in plates]);
  expect(logo.svg.includes('prefers-color-scheme:dark')).toBe(Object.keys(plates).length > 0);
  expect(/\.(\S+)-plate/.exec(logo.svg)?.[1]).toBe(Object.keys(plates).length > 0 ? 'elm' : undefined);
});

test('colours for print without a profile give way to those that were typed, and only they', async () => {
  await using tree = await writeTempTree({ 'note.txt': 'x' });
  const files = [path.join(tree.root, 'print.jpg'), path.join(tree.root, 'screen.png')] as const;
  const shapes = `<g transform="translate(20 20)scale(.6)">${disk('#9C1A5B')}${letters('#0A7D6C')}</g>`;
  const drawn = sharp(Buffer.from(wrap(shapes)), { density: 288 }).flatten({ background: '#fff' });
  await drawn.clone().toColourspace('cmyk').jpeg({ quality: 96 }).toFile(files[0]);
  await drawn.png().toFile(files[1]);
  const facts = { slug: 'elm', name: 'Elm', typeface, pages, dark: '#123456', colors: ['#A0105A', '#00FF00'] };
  const [print, screen] = await Promise.all(
    files.map(async (file) => makeIdentity(await readIdentity({ logo: file }, readArtwork), facts)),
  );
  expect(print!.replaced).toEqual([{ found: expect.stringMatching(/^#/), typed: '#A0105A' }]);
  expect(print!.logo.svg).toContain('"#A0105A"');
  expect(print!.icon).toContain('"#A0105A"');
  expect(screen!.replaced).toEqual([]);
});

test('colours that a logo has for the dark are kept where they can be read there', async () => {
  const own = (night: string) =>
    wrap(
      `<style>.a{fill:#12264D}@media (prefers-color-scheme:dark){.a{fill:${night}}}</style><g class="a">${disk('inherit')}${letters('inherit')}</g>`,
    );
  const kept = (await make(own('#9FF0DF'))).logo;
  expect(kept).toMatchObject({ plates: {}, keepsNight: true });
  expect(kept.svg).toContain('prefers-color-scheme:dark){.elm-na{fill:#9ff0df}}');
  const lost = (await make(own('#1A1A1A'))).logo;
  expect(lost).toMatchObject({ plates: { night: '#FFFFFF' }, keepsNight: false });
  expect(lost.svg).not.toContain('#1a1a1a');
});

test('the brand colours are those of the largest areas; white, black and greys only where there is no other', async () => {
  const colorsOf = async (shapes: string) => (await make(wrap(shapes))).read.brandColors.map(({ hex }) => hex);
  expect(await colorsOf(disk('#FBB03B') + letters('#D4145A'))).toEqual(['#D4145A', '#FBB03B']);
  expect(await colorsOf(disk('#FBB03B') + letters('#333333'))).toEqual(['#FBB03B']);
  expect(await colorsOf(disk('#333333') + letters('#333333'))).toEqual(['#333333']);
  const gradient =
    '<linearGradient id="a"><stop stop-color="#1457B8"/><stop offset="1" stop-color="#1F6AD0"/></linearGradient>';
  expect((await colorsOf(`${gradient}${disk('url(#a)')}${letters('#333333')}`)).length).toBe(1);
});

test('the icon is the mark at the left, in the safe circle, with no more shapes than it needs', {
  tags: 'rule',
}, async () => {
  const gradient =
    '<linearGradient id="a"><stop stop-color="#1457B8"/><stop offset="1" stop-color="#00A6A0"/></linearGradient>';
  const { icon, iconOrigin } = await make(wrap(`${gradient}${disk('url(#a)')}${letters('#333333')}`));
  expect(iconOrigin).toBe('the mark at the left of the logo');
  expect(icon.match(/<path|<circle/g)).toEqual(['<circle']);
  expect(icon).toContain('"url(#elm-icon-a)"');
  expect(groundOf(icon)).toBe('#FFFFFF');
  const maskable = (await renderIcons(sampleBrand('elm', { icon }), noCache)).find(({ path: to }) =>
    to.includes('maskable'),
  )!;
  expect(maskable.bytes.length).toBeGreaterThan(1000);
});

const isDark = ([red, green, blue, alpha]: Uint8Array) => red! + green! + blue! < 500 && alpha! > 128;
const cup = (fill: string) =>
  `<path fill="${fill}" d="M8 30h34v50q0 20 -17 20t-17 -20z"/><path fill="${fill}" d="M14 5h4v18h-4zM30 5h4v18h-4z"/>`;
const joined = `<path fill="#9C1A5B" d="M0 0h90v100H0z${Array.from({ length: 8 }, (_, index) => `M${102 + index * 28} 30h20v50h-20z`).join('')}"/>`;

test.for<[what: string, logo: string, isMark: boolean, width: number]>([
  ['a cup narrower than high', wrap(cup('#9C1A5B') + letters('#333333', 60)), true, 34],
  ['a cup in the colour of the letters', wrap(cup('#333333') + letters('#333333', 60)), true, 34],
  ['a mark in one path with the letters', wrap(joined), true, 90],
  [
    'letters alone, the first a capital',
    wrap(`<path fill="#333" d="M0 5h50v75H0z"/>${letters('#333333', 58)}`, 300),
    false,
    0,
  ],
  [
    'two words, the first of one letter',
    wrap(`<path fill="#333" d="M0 30h30v50H0z"/>${letters('#333333', 45)}`, 280),
    false,
    0,
  ],
])('the icon of %s shows nothing of a letter', async ([, logo, isMark, width]) => {
  const { icon, iconOrigin } = await make(logo);
  expect(iconOrigin).toMatch(isMark ? /^the mark/ : /^the initial/);
  if (!isMark) return;
  const { width: side, data } = renderDrawing(icon, 256);
  const columns = Array.from({ length: side }, (_, x) =>
    Array.from({ length: side }, (_, y) => data.subarray((y * side + x) * 4)).some(isDark),
  );
  // One part, in the middle, as wide as the mark is for its height.
  const [first, last] = [columns.indexOf(true), columns.lastIndexOf(true)];
  expect(Math.abs(first - (side - 1 - last))).toBeLessThanOrEqual(3);
  const high = Array.from({ length: side }, (_, y) => y).filter((y) =>
    Array.from({ length: side }, (_, x) => data.subarray((y * side + x) * 4)).some(isDark),
  ).length;
  expect((last - first + 1) / high).toBeCloseTo(width / (logo.includes('M8 30') ? 95 : 100), 1);
});

test.for<[what: string, logo: string, icon: string | undefined, origin: RegExp, ground: string]>([
  ['letters alone', wrap(letters('#D4145A', 0), 220), undefined, /^the initial of the name/, '#123456'],
  ['a white mark', wrap(disk('#FFFFFF') + letters('#FFFFFF')), undefined, /^the mark/, '#123456'],
  [
    'a mark that fills its square',
    wrap(letters('#D4145A', 0), 220),
    wrap('<path fill="#00A6A0" d="M0 0h100v100H0z"/><path fill="#FFF" d="M30 30h40v40H30z"/>', 100),
    /icon\.svg$/,
    '#00A6A0',
  ],
])('the icon of %s has its ground', async ([, logo, icon, origin, ground]) => {
  const made = await make(logo, icon);
  expect(made.iconOrigin).toMatch(origin);
  expect(groundOf(made.icon)).toBe(ground);
});

test('a picture is an icon, too: over the whole, clipped, and drawn in every size', async () => {
  await using tree = await writeTempTree({ 'logo.svg': wrap(disk('#E0457B') + letters('#E0457B')) });
  const photo = Buffer.alloc(300 * 300 * 3);
  for (let at = 0; at < photo.length; at += 3) photo.set([90 + (at % 120), 60 + at / 1800, 40], at);
  await sharp(photo, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toFile(path.join(tree.root, 'icon.jpg'));
  const { notes } = await readArtwork(path.join(tree.root, 'icon.jpg'), 'elm');
  expect(notes).toContain('it fills its frame to the edges, as a photo does: a logo has no background on the page');
  const read = await readIdentity(
    { logo: path.join(tree.root, 'logo.svg'), icon: path.join(tree.root, 'icon.jpg') },
    readArtwork,
  );
  const { icon } = await makeIdentity(read, { slug: 'elm', name: 'Elm', typeface, pages, dark: '#123456', colors: [] });
  expect(icon).toMatch(/clip-path="url\(#elm-icon-edge\)".*<image width="300" height="300" href="data:image\/jpeg;/);
  for (const { path: to, bytes } of (await renderIcons(sampleBrand('elm', { icon }), noCache)).slice(1)) {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
    // The picture is drawn, which is neither its ground nor clear.
    expect([to, Math.abs(data[middle + 1]! - 135) < 20, data[middle + 3]]).toEqual([to, true, 255]);
  }
});

test.for<[what: string, logo: string, icon: string | undefined, name: string, expected: string[]]>([
  [
    'a logo too long',
    wrap('<path d="M0 0h400v10H0z"/>'),
    undefined,
    'Elm',
    ['logo.svg:1:1  without its margin the logo is 39.4 times as wide as high; give another version'],
  ],
  [
    'both files wrong',
    wrap('<script/>'),
    wrap('<text>a</text>'),
    'Elm',
    ['logo.svg:1:63  element "script"', 'icon.svg:1:63  element "text"'],
  ],
  [
    'a long icon',
    wrap(disk('#333')),
    wrap(letters('#333')),
    'Elm',
    ['icon.svg:1:1  without its margin the icon is 4.3 times as wide as high; an icon is'],
  ],
  [
    'no letter for an icon',
    wrap(letters('#D4145A', 0), 220),
    undefined,
    '京',
    ['logo.svg:1:1  the logo has no compact mark'],
  ],
])('%s: refused', async ([, logo, icon, name, expected]) => {
  const error = await make(logo, icon, name).catch((caught: unknown) => caught);
  if (!(error instanceof ProblemsError)) throw error;
  const lines = error.problems.map((problem) => formatProblem({ ...problem, file: path.basename(problem.file) }));
  expect(lines).toEqual(expected.map((line) => expect.stringContaining(line)));
});

test('a logo of more shapes than a drawing may have is placed as a picture', async () => {
  const { read } = await make(
    wrap(
      Array.from(
        { length: 1500 },
        (_, index) =>
          `<path fill="#${(index * 5449 + 4096).toString(16).padStart(6, '0')}" d="M${(index * 7.31) % 390} ${(index * 3.77) % 90}l${index % 9}.37 7.53 -3.1 2z"/>`,
      ).join(''),
    ),
  );
  expect(read.logo.notes.at(-1)).toMatch(/^its shapes have [\d.]+ KB, so it was placed as a picture$/);
  expect(read.logo.art.elements).toMatch(/^<image /);
});
