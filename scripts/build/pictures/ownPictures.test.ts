import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { motifs } from '../../../themes/look.ts';
import { formatProblem, ProblemsError } from '../../lib/problem.ts';
import { resolveTheme } from '../config/colors/resolveTheme.ts';
import { readPictureSets } from './themedPictureSets.ts';

const theme = resolveTheme('ocean', { colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E' } });
const palette = JSON.stringify({
  sun: { drawn: '#fff2d9', mix: ['#ffd070'], day: [0.965, 0.06], night: [0.94, 0.03] },
  leaf: { drawn: '#6f9a3c', mix: ['#709a3c', 0.2, 'primary'], day: [0.59, 0.09], night: [0.35, 0.055] },
});
const svg = (inside: string, size = 'viewBox="0 0 20 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}>\n  ${inside}\n</svg>\n`;
const leaf = svg('<path fill="#6f9a3c" d="M0 0"/>', 'viewBox="0 0 20 10" width="20" height="10"');

/** Reads the sets of a project with a few drawings, in which the brand lindenhall has these ones of its own. */
async function read(own: Record<string, string>) {
  const names = ['welcome', 'banner/07', ...motifs.map((motif) => `login/wide.motif-${motif}`)];
  await using tree = await writeTempTree({
    'templates/art/palette.json': palette,
    ...Object.fromEntries(names.map((name) => [`templates/art/${name}.svg`, leaf])),
  });
  const ownPictures = Object.entries(own).map(([name, text]) => ({
    file: `brands/lindenhall/pictures/${name}`,
    text,
  }));
  return readPictureSets(tree.root, [{ slug: 'lindenhall', ownPictures }]);
}

test('a drawing of a brand stands in its sets alone, in the colours of the theme and in its own', {
  tags: 'rule',
}, async () => {
  const inside = '<circle fill="#6f9a3c" stroke="#C0FFEE" r="3"/>';
  const sets = await read({ 'banner/07.svg': svg(`<!-- by hand -->${inside}`, 'viewBox="0 0 400 200" width="9"') });
  const [usual, own, other] = [undefined, 'lindenhall', 'birkenhain'].map((slug) => sets(theme, 50, 'vineyard', slug));
  expect(other).toBe(usual);
  expect(sets(theme, 50, 'vineyard', 'lindenhall')).toBe(own);
  const pictureOf = (set: typeof own, wanted: string) => set!.find(({ name }) => name === wanted)!;
  expect(own!.filter((picture) => !usual!.includes(picture)).map(({ name }) => name)).toEqual(['banner-07']);
  expect(pictureOf(own, 'banner-07').path).not.toBe(pictureOf(usual, 'banner-07').path);
  const leafColor = /--a:(#\w+)/.exec(pictureOf(usual, 'welcome').svg)![1];
  expect(pictureOf(own, 'banner-07').svg).toMatch(
    new RegExp(
      `^<svg width="20" height="10" xmlns="[^"]+" viewBox="0 0 400 200"><style>:root\\{--a:${leafColor};--b:#c0ffee\\}@media\\(prefers-color-scheme:dark\\)\\{:root\\{--a:#\\w+;--b:#(?!c0ffee)\\w+\\}\\}</style><circle fill="var\\(--a\\)" stroke="var\\(--b\\)" r="3"/></svg>\n$`,
    ),
  );
});

test('a landscape of a brand takes the place of every motif, and moves no other picture', async () => {
  const sets = await read({ 'login/wide.svg': svg('<path fill="#123456" d="M1 1"/>') });
  for (const motif of motifs.slice(0, 3)) {
    const [usual, own] = [sets(theme, 40, motif), sets(theme, 40, motif, 'lindenhall')];
    expect(own.filter((picture) => !usual.includes(picture)).map(({ name }) => name)).toEqual(['login-wide']);
    expect(own.find(({ name }) => name === 'login-wide')!.svg).toContain('M1 1');
  }
});

test('colours of a drawing with very many have names of their own', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `<path fill="#0000${index + 10}" d="M0 0"/>`);
  const sets = await read({ 'welcome.svg': svg(many.join('')) });
  const { svg: text } = sets(theme, 50, 'vineyard', 'lindenhall').find(({ name }) => name === 'welcome')!;
  const names = Array.from(/:root\{([^}]*)\}/.exec(text)![1]!.matchAll(/--(\w+):/g), ([, name]) => name);
  expect(new Set(names).size).toBe(60);
});

test.for<[file: string, text: string, problem: string]>([
  ['welcom.svg', leaf, '1:1  there is no picture of this name; did you mean "welcome.svg"?'],
  ['login/wide.band-50.svg', leaf, '1:1  there is no picture of this name; did you mean "login/wide.svg"?'],
  ['newspaper.svg', leaf, '1:1  there is no picture of this name; templates/art has them all'],
  [
    'welcome.svg',
    svg('', 'viewBox="0 0 10 10"'),
    '1:50  viewBox "0 0 10 10" makes the picture 10 wide and 10 high; its place is 20 wide and 10 high',
  ],
  [
    'welcome.svg',
    svg('<path fill="#6f9a3d" d="M0 0"/>'),
    '2:15  #6f9a3d is almost #6f9a3c, leaf of templates/art/palette.json; write #6f9a3c, which follows the theme, or a colour that is plainly another',
  ],
  [
    'welcome.svg',
    svg('<path style="stroke: red" d="M0 0"/>'),
    '2:24  red is no colour that a picture can have; write it as #rrggbb',
  ],
  [
    'welcome.svg',
    svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#c"/></g><path id="c" d="M0 0"/>'),
    '2:24  "b" holds a copy itself; copies of copies are not allowed',
  ],
  [
    'welcome.svg',
    svg('<path onclick="a()" d="M0 0"/>'),
    '2:9  attribute "onclick" is a script; a drawing runs none; remove it',
  ],
  [
    'welcome.svg',
    svg('<image width="9" height="9"/>'),
    '2:3  element "image" is not allowed in a drawing; allowed are svg, g, path, circle, ellipse, rect, line, polyline, polygon, defs, linearGradient, radialGradient, stop, clipPath, mask, use, title, desc and style',
  ],
  ['welcome.svg', '', '1:1  the file is empty; a drawing is one svg element'],
])('a drawing of a brand is refused: %#', async ([file, text, problem]) => {
  const error = await read({ [file]: text }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ProblemsError);
  expect((error as ProblemsError).problems.map(formatProblem)).toEqual([
    `brands/lindenhall/pictures/${file}:${problem}`,
  ]);
});
