import { mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { motifs } from '../../../themes/look.ts';
import { resolveTheme } from '../config/colors/resolveTheme.ts';
import { readPictureSets } from './themedPictureSets.ts';

const theme = resolveTheme('ocean', { colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E' } });
const palette = JSON.stringify({
  sun: { drawn: '#fff2d9', mix: ['#ffd070'], day: [0.965, 0.06], night: [0.94, 0.03] },
  leaf: { drawn: '#6f9a3c', mix: ['#709a3c', 0.2, 'primary'], day: [0.59, 0.09], night: [0.35, 0.055] },
});
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">\n  ${inside}\n</svg>\n`;

async function read(files: Record<string, string>) {
  await using tree = await writeTempTree({
    'templates/art/palette.json': palette,
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`templates/art/${name}`, text])),
  });
  return readPictureSets(tree.root);
}

test('a drawing becomes a file with the colours of the theme, by day and by night', async () => {
  const inside = `<g>
    <circle cx="10" cy="5" r="3" fill="#FFF2D9" stroke="none"/>
    <path style="fill:#6f9a3c;stroke: #6f9a3c" d="M0 0"/>
    <path fill="#fff2d9" d="M0
      9"/>
  </g>`;
  const pictures = (await read({ 'scene/dot.svg': svg(inside) }))(theme, 50, 'vineyard');
  expect(pictures.map(({ name }) => name)).toEqual(['scene-dot']);
  expect(pictures[0]!.svg).toMatch(
    /^<svg xmlns="[^"]+" viewBox="0 0 20 10"><style>:root\{--a:#fff2d9;--b:#\w+\}@media\(prefers-color-scheme:dark\)\{:root\{--a:#\w+;--b:#\w+\}\}<\/style><g><circle cx="10" cy="5" r="3" fill="var\(--a\)" stroke="none"\/><path style="fill:var\(--b\);stroke: var\(--b\)" d="M0 0"\/><path fill="var\(--a\)" d="M0 9"\/><\/g><\/svg>\n$/,
  );
});

test('what a drawing program writes beside the drawing is left out', async () => {
  const inside = '<!-- Layer -->\n<path fill="#6f9a3c" d="M0 0"/>';
  const [plain, remarked] = await Promise.all([
    read({ 'dot.svg': svg('<path fill="#6f9a3c" d="M0 0"/>') }),
    read({ 'dot.svg': `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Created with a program -->\n${svg(inside)}` }),
  ]);
  expect(remarked(theme, 50, 'vineyard')).toEqual(plain(theme, 50, 'vineyard'));
});

test('each age band gets its own drawing where there is one', async () => {
  const drawn = (d: string) => svg(`<path fill="#6f9a3c" d="${d}"/>`);
  const files = Object.fromEntries([40, 50, 60].map((band) => [`tree.band-${band}.svg`, drawn(`M${band} 0`)]));
  const sets = await read(files);
  expect(sets(theme, 60, 'promenade').map(({ name, svg: text }) => [name, text.includes('M60 0')])).toEqual([
    ['tree', true],
  ]);
  await expect(read({ 'tree.band-40.svg': drawn('M0 0') })).rejects.toThrow(
    'there are 0 drawings of tree for age band 50, not one',
  );
  await expect(read({ 'a/b.svg': drawn('M0 0'), 'a-b.svg': drawn('M1 1') })).rejects.toThrow(
    'there are 2 drawings of a-b for age band 40, not one',
  );
  await expect(read({ 'Tree top.svg': drawn('M0 0') })).rejects.toThrow(
    'Tree top.svg:1:1  no drawing can have this name',
  );
});

test('a drawing that changes renames itself alone', async () => {
  const names = ['dot', 'scene-one', 'scene-two'];
  const drawn = (d: string) => svg(`<path fill="#6f9a3c" d="${d}"/>`);
  const files = { 'dot.svg': drawn('M0 0'), 'scene/one.svg': drawn('M1 1'), 'scene/two.svg': drawn('M2 2') };
  const pathsOf = async (changed: Record<string, string>) =>
    (await read({ ...files, ...changed }))(theme, 50, 'vineyard').map(({ path }) => path);
  const before = await pathsOf({});
  expect(before).toEqual(names.map((name) => expect.stringMatching(`^assets/art/${name}-[0-9a-f]{10}\\.svg$`)));
  const after = await pathsOf({ 'scene/one.svg': drawn('M1 2') });
  expect(after.map((path, index) => path === before[index])).toEqual([true, false, true]);
});

test('a motif has landscapes of its own and shares the other pictures', { tags: 'rule' }, async () => {
  const files = Object.fromEntries(
    motifs.map((motif, index) => [`login/wide.motif-${motif}.svg`, svg(`<path fill="#6f9a3c" d="M${index} 1"/>`)]),
  );
  const dot = { 'dot.svg': svg('<path fill="#6f9a3c" d="M0 0"/>') };
  const sets = await read({ ...files, ...dot });
  const [usual, other] = [sets(theme, 40, 'harbour'), sets(theme, 40, 'vineyard')];
  expect(other.map(({ name }) => name)).toEqual(['dot', 'login-wide']);
  expect(other[0]).toBe(usual[0]);
  expect(other[1]!.path).not.toBe(usual[1]!.path);
  expect(other[1]!.svg).toContain(`M${motifs.indexOf('vineyard')} 1`);
  const { 'login/wide.motif-vineyard.svg': vineyard, ...lacking } = files;
  await expect(read(lacking)).rejects.toThrow('there are 0 drawings of login-wide for motif vineyard, not one');
  await expect(read({ ...files, 'login/wide.motif-vinyard.svg': vineyard! })).rejects.toThrow(
    'login/wide.motif-vinyard.svg:1:1  motif "vinyard" is not in themes/look.ts; did you mean "vineyard"?',
  );
  for (const name of ['login/wide.svg', 'login/wide.band-40.svg', 'dot.motif-harbour.svg']) {
    await expect(read({ [name]: vineyard! })).rejects.toThrow('no drawing can have this name');
  }
});

test.for([
  ['<script>1</script>', 'templates/art/dot.svg:2:3  element "script" is not allowed in a drawing'],
  ['<image href="a.png"/>', 'element "image" is not allowed'],
  ['<path fill="url(https://example.org/#a)" d="M0 0"/>', 'leads out of the drawing'],
  ['<path onclick="a()" d="M0 0"/>', 'onclick'],
  [
    '<path fill="#6f9a3d" d="M0 0"/>',
    '2:15  #6f9a3d is no colour of templates/art/palette.json; the nearest is #6f9a3c, leaf',
  ],
  ['<path fill="white" d="M0 0"/>', 'white is no colour of templates/art/palette.json'],
  ['<path style="stroke: red" d="M0 0"/>', 'red is no colour of templates/art/palette.json'],
  ['<g><path fill="#6f9a3c" d="M0 0"/>', 'dot.svg:'],
] as const)('%s stops the build with its place', async ([inside, message]) => {
  await expect(read({ 'dot.svg': svg(inside) })).rejects.toThrow(message);
});

test.for<[title: string, entry: string, target: string, message: string]>([
  [
    'the folder is a link to a file',
    '',
    '/etc/hostname',
    'templates/art:1:1  this cannot be read; it is a file, and no folder',
  ],
  [
    'the folder is a link to itself',
    '',
    'art',
    'templates/art:1:1  this cannot be read; it is a link that leads back to itself',
  ],
  [
    'the folder is a link to nothing',
    '',
    'nothing',
    'templates/art:1:1  the folder is missing; it has the drawings of the app',
  ],
  [
    'the palette is a link to itself',
    'palette.json',
    'palette.json',
    'templates/art/palette.json:1:1  this cannot be read; it is a link that leads back to itself',
  ],
  [
    'the palette is a link to nothing',
    'palette.json',
    'nothing',
    'templates/art/palette.json:1:1  this cannot be read; it is not there',
  ],
  [
    'the palette is a folder',
    'palette.json',
    '.',
    'templates/art/palette.json:1:1  this cannot be read; it is a folder',
  ],
  [
    'a drawing is a link to itself',
    'dot.svg',
    'dot.svg',
    'templates/art/dot.svg:1:1  this cannot be read; it is a link that leads back to itself',
  ],
  [
    'a drawing is a link to nothing',
    'dot.svg',
    'nothing',
    'templates/art/dot.svg:1:1  this cannot be read; it is not there',
  ],
  ['a drawing is a folder', 'dot.svg', '.', 'templates/art/dot.svg:1:1  this cannot be read; it is a folder'],
])('%s, and is named', async ([, entry, target, message]) => {
  await using tree = await writeTempTree({ 'templates/art/palette.json': palette });
  const file = path.join(tree.root, 'templates/art', entry);
  await rm(file, { recursive: true, force: true });
  await mkdir(path.dirname(file), { recursive: true });
  await symlink(target, file);
  expect(() => readPictureSets(tree.root)).toThrow(message);
});
