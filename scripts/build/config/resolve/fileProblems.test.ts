import { mkdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { type FileTree, validFixtureFiles, writeTempTree } from '../../../../tests/support/fixtureFiles.ts';
import { formatProblem, ProblemsError } from '../../../lib/problem.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const brand = 'brands/alderwick/brand.json';
const logo = 'brands/alderwick/logo.svg';
const valid = validFixtureFiles();
const text = (file: string) => valid[file] as string;

const ownTheme = 'brands/alderwick/theme.json';
const themeFile = text('themes/forest.json');
const unthemed = text(brand).replace('  "theme": "burgundy",\n', '');

/** Birchmere under another folder name. */
const renamed = (slug: string): FileTree =>
  Object.fromEntries(Object.entries(valid).map(([file, content]) => [file.replace('birchmere/', `${slug}/`), content]));

test.for<[title: string, changes: FileTree, ...expected: string[]]>([
  ['none', {}],
  ['droppings of a desktop', { 'brands/.DS_Store': 'x', 'brands/alderwick/.DS_Store': 'x', 'themes/Thumbs.db': 'x' }],
  ['logo and icon of one brand the same', { 'brands/alderwick/icon.svg': text(logo) }],
  [
    'a byte order mark',
    { [brand]: `\uFEFF${text(brand)}` },
    'brands/alderwick/brand.json:1:1  the file begins with a byte order mark; save it as UTF-8 without one',
  ],
  [
    'Latin 1',
    { [brand]: Buffer.from(text(brand).replace('Alder', 'Älder'), 'latin1') },
    'brands/alderwick/brand.json:3:12  the file is not UTF-8; save it as UTF-8',
  ],
  [
    'UTF-16',
    { [brand]: Buffer.from(`\uFEFF${text(brand)}`, 'utf16le') },
    'brands/alderwick/brand.json:1:1  the file is UTF-16, not UTF-8; save it as UTF-8',
  ],
  [
    'UTF-16 and UTF-32 without a mark',
    {
      [brand]: Buffer.from(text(brand), 'utf16le').swap16(),
      [logo]: Buffer.from(text(logo), 'utf16le'),
      'themes/forest.json': Buffer.from(`${Array.from(themeFile).join('\0\0\0')}\0\0\0`),
    },
    'brands/alderwick/brand.json:1:1  the file is UTF-16, not UTF-8; save it as UTF-8',
    'brands/alderwick/logo.svg:1:1  the file is UTF-16, not UTF-8; save it as UTF-8',
    'themes/forest.json:1:1  the file is UTF-32, not UTF-8; save it as UTF-8',
  ],
  [
    'zero bytes',
    { [brand]: Buffer.alloc(700), 'themes/forest.json': `${themeFile.slice(0, 5)}${'\0'.repeat(300)}` },
    'brands/alderwick/brand.json:1:1  the file holds nothing but zero bytes; it is damaged, so take it from a copy',
    'themes/forest.json:2:4  here is a zero byte; it is damaged, so take it from a copy',
  ],
  [
    'a merge that is not finished, in each kind of file',
    Object.fromEntries(
      [brand, logo, 'themes/forest.json', 'app/i18n/de.po', 'templates/legal/de/imprint.hbs', 'build.config.ts'].map(
        (file) => [file, `${text(file)}<<<<<<< HEAD\n=======\n>>>>>>> theirs\n`],
      ),
    ),
    ...[
      ['app/i18n/de.po', 3],
      [brand, 22],
      [logo, 4],
      ['build.config.ts', 31],
      ['templates/legal/de/imprint.hbs', 3],
      ['themes/forest.json', 8],
    ].map(
      ([file, line]) =>
        `${file}:${line}:1  "<<<<<<<" is a mark of a merge that is not finished; keep one of its two sides, and remove the lines of <<<<<<<, ======= and >>>>>>>`,
    ),
  ],
  [
    'a PNG and a PDF for drawings',
    {
      'brands/alderwick/logo.svg': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(90_000)]),
      'brands/alderwick/icon.svg': '%PDF-1.7',
    },
    'brands/alderwick/icon.svg:1:1  the name ends with ".svg", but the file is PDF (or Illustrator); export the logo as SVG; npm run new-brand -- --logo makes one of a PNG or JPEG',
    'brands/alderwick/logo.svg:1:1  the name ends with ".svg", but the file is PNG; export the logo as SVG; npm run new-brand -- --logo makes one of a PNG or JPEG',
  ],
  [
    'a page and a PDF for JSON',
    { [brand]: '<!DOCTYPE html>\n<html>\n</html>', 'themes/forest.json': '%PDF-1.7\n1 0 obj\n' },
    'brands/alderwick/brand.json:1:1  the name ends with ".json", but the file is HTML; it takes an object in { }',
    'themes/forest.json:1:1  the name ends with ".json", but the file is PDF (or Illustrator); it takes an object in { }',
  ],
  [
    'an empty brand file',
    { [brand]: '' },
    'brands/alderwick/brand.json:1:1  the file is empty; it takes an object in { }',
  ],
  [
    'a brand file of brackets',
    { [brand]: '['.repeat(10_000) },
    'brands/alderwick/brand.json:1:21  too many brackets inside each other; no such file needs as many',
  ],
  [
    'a huge brand file',
    { [brand]: ' '.repeat(40_000) },
    'brands/alderwick/brand.json:1:1  the file is larger than 32 KB; make it smaller',
  ],
  [
    'no brand file',
    { [brand]: null },
    'brands/alderwick/brand.json:1:1  the file is missing; every folder in brands/ is a brand; npm run new-brand makes one',
  ],
  [
    'an empty folder',
    { 'brands/dovehill/.DS_Store': 'x' },
    'brands/dovehill/brand.json:1:1  the file is missing; every folder in brands/ is a brand; npm run new-brand makes one',
    'brands/dovehill/icon.svg:1:1  the file is missing; every brand has its own icon',
    'brands/dovehill/logo.svg:1:1  the file is missing; every brand has its own logo',
  ],
  [
    'the name of another brand in the title of a logo',
    { [logo]: text(logo).replace('<path', '<title>BirchMere</title><path') },
    'brands/alderwick/logo.svg:2:10  "BirchMere" is the name of another brand, "birchmere"; members would see that the two belong together',
  ],
  [
    'a name that begins with that of another brand, in its own logo',
    {
      [brand]: text(brand).replace('"Alderwick"', '"Birchmere Gold"'),
      [logo]: text(logo).replace('<path', '<title>Birchmere Gold</title><path'),
    },
  ],
  ['no logo', { [logo]: null }, 'brands/alderwick/logo.svg:1:1  the file is missing; every brand has its own logo'],
  ['an empty logo', { [logo]: '' }, 'brands/alderwick/logo.svg:1:1  the file is empty; a drawing is one svg element'],
  [
    'a huge logo',
    { [logo]: ' '.repeat(30_000) },
    'brands/alderwick/logo.svg:1:1  the file is larger than 24 KB; make it smaller',
  ],
  [
    'a logo as a photo',
    { 'brands/alderwick/logo.png': 'x' },
    'brands/alderwick/logo.png:1:1  unexpected file; did you mean "logo.svg"?',
  ],
  [
    'a logo in capitals',
    { 'brands/alderwick/Logo.svg': text(logo), [logo]: null },
    'brands/alderwick/Logo.svg:1:1  unexpected file; did you mean "logo.svg"?',
    'brands/alderwick/logo.svg:1:1  the file is missing; every brand has its own logo',
  ],
  [
    'a script in a logo',
    { [logo]: text(logo).replace('<path', '<path onload="x()"') },
    'brands/alderwick/logo.svg:2:9  attribute "onload" is a script; a drawing runs none; remove it',
  ],
  [
    'a logo of another brand',
    { 'brands/birchmere/logo.svg': text(logo) },
    'brands/birchmere/logo.svg:1:1  the same drawing as brands/alderwick/logo.svg; every brand has its own',
  ],
  [
    'a logo as the icon of another brand',
    { 'brands/birchmere/icon.svg': text(logo) },
    'brands/birchmere/icon.svg:1:1  the same drawing as brands/alderwick/logo.svg; every brand has its own',
  ],
  ['an own theme', { [brand]: unthemed, [ownTheme]: themeFile }],
  [
    'an own theme beside a name',
    { [ownTheme]: themeFile },
    'brands/alderwick/brand.json:5:3  "theme" is beside theme.json, the own theme of this brand; remove one of them',
  ],
  [
    'neither a theme nor the name of one',
    { [brand]: unthemed },
    'brands/alderwick/brand.json:1:1  "theme" is missing; add it: the name of a file in themes/; or write the brand\'s own colours into theme.json beside this file',
  ],
  [
    'an own theme that cannot be a theme',
    {
      [brand]: unthemed,
      [ownTheme]:
        '{ "colors": { "primary": "#FFCC00", "accent": "#A8701A", "neutral": "#6B5F6", "brand": "#FFCC00" } }',
    },
    'brands/alderwick/theme.json:1:69  "neutral" is "#6B5F6"; it takes a colour of the form #RRGGBB',
  ],
  [
    'own colours that nothing can be read on',
    {
      [brand]: unthemed,
      [ownTheme]:
        '{ "colors": { "primary": "#FFCC00", "accent": "#A8701A", "neutral": "#6B5F63", "brand": "#767A70" } }',
    },
    'brands/alderwick/theme.json:1:26  primary "#FFCC00": white on primary 600, used for the primary button, reaches a contrast of 2.24 and needs 6.7, and 13 other pairs fail; the nearest colour that passes is "#896C00"',
    'brands/alderwick/theme.json:1:89  brand "#767A70": neither white nor dark text on it reaches a contrast of 4.5; the nearest colour that passes is "#74786E"',
  ],
  [
    'an own theme too large to read',
    { [brand]: unthemed, [ownTheme]: ' '.repeat(20_000) },
    'brands/alderwick/theme.json:1:1  the file is larger than 16 KB; make it smaller',
  ],
  [
    'an own theme without a brand file',
    { [brand]: null, [ownTheme]: '' },
    'brands/alderwick/brand.json:1:1  the file is missing; every folder in brands/ is a brand; npm run new-brand makes one',
    'brands/alderwick/theme.json:1:1  the file is empty; it takes an object in { }',
  ],
  [
    'a folder too many',
    { 'brands/alderwick/old/x': 'x' },
    'brands/alderwick/old:1:1  unexpected folder; a brand has brand.json, logo.svg, icon.svg and, if need be, theme.json, logo-dark.svg, texts/, legal/, pictures/, fonts/, photos/',
  ],
  [
    'a file beside the brands',
    { 'brands/notes.txt': 'x' },
    'brands/notes.txt:1:1  unexpected file; brands/ holds one folder for each brand',
  ],
  [
    'a theme with a strange name',
    { 'themes/Big Blue.json': text('themes/forest.json') },
    'themes/Big Blue.json:1:1  "Big Blue.json" cannot be a theme; themes/ holds files such as burgundy.json: small letters, digits and hyphens',
  ],
  [
    'a language without texts',
    { 'app/i18n/fr.po': null },
    'brands/cloverfen/brand.json:12:83  locale "fr" has no texts; app/i18n/fr.po is missing',
  ],
  [
    'a language without an imprint',
    { 'templates/legal/cs/imprint.hbs': null },
    'brands/cloverfen/brand.json:11:83  locale "cz" lacks legal documents; templates/legal/cs/ has no imprint.hbs',
  ],
  [
    'an imprint that is never closed',
    { 'templates/legal/de/imprint.hbs': '<p>\n  {{#if company}}\n' },
    'templates/legal/de/imprint.hbs:2:3  "{{#if company}}" is never closed; write {{/if}} where its text ends',
  ],
  [
    'an imprint closed by another name',
    { 'templates/legal/de/imprint.hbs': '<p>\n  {{#if company}}{{/each}}\n' },
    'templates/legal/de/imprint.hbs:2:3  "{{#if company}}" is never closed; write {{/if}} where its text ends',
    'templates/legal/de/imprint.hbs:2:18  "{{/each}}" closes nothing; no block of that name is open here',
  ],
  [
    'an imprint with broken braces',
    { 'templates/legal/de/imprint.hbs': '<p>\n  {{company\n</p>' },
    'templates/legal/de/imprint.hbs:2:3  "{{" is never closed; a value is written {{value}}',
  ],
  [
    'an imprint with two {{else}} in a block',
    { 'templates/legal/de/imprint.hbs': '<p>a</p>\n  {{#if eu}}{{else}}b{{else}}c{{/if}}' },
    'templates/legal/de/imprint.hbs:2:3  the template does not compile; mind the braces here',
  ],
])('%s', { tags: 'rule' }, async ([, changes, ...expected]) => {
  expect(await findConfigProblems({ ...valid, ...changes })).toEqual(expected);
});

test.for<[slug: string, hint: string]>([
  ['Birch_Mere', 'did you mean "birch-mere"?'],
  ['birch--mere', 'did you mean "birch-mere"?'],
  ['birchmere-', 'did you mean "birchmere"?'],
  ['bïrchmere', 'did you mean "birchmere"?'],
  ['4ever!', 'did you mean "4ever"?'],
  ['4040', 'it takes 2 to 30 small letters, digits and single hyphens, a letter among them'],
  ['b', 'it takes 2 to 30 small letters, digits and single hyphens, a letter among them'],
  ['b'.repeat(31), 'it takes 2 to 30 small letters, digits and single hyphens, a letter among them'],
])('a folder %s', async ([slug, hint]) => {
  expect(await findConfigProblems(renamed(slug))).toEqual([
    `brands/${slug}:1:1  "${slug}" cannot be the name of a brand's folder; ${hint}`,
  ]);
});

test('a folder name with a line break is escaped', async () => {
  expect(await findConfigProblems(renamed('birch\u202Emere'))).toEqual([
    'brands/birch\\u{202E}mere:1:1  "birch\\u{202E}mere" cannot be the name of a brand\'s folder; did you mean "birch-mere"?',
  ]);
});

test('a project without brands has a problem', async () => {
  const files = Object.fromEntries(Object.entries(valid).filter(([file]) => !file.startsWith('brands/')));
  expect(await findConfigProblems(files)).toEqual(['brands:1:1  there is no brand; npm run new-brand makes one']);
});

test('a folder without a project has a problem for each missing file', async () => {
  expect(await findConfigProblems({})).toEqual([
    'brands:1:1  there is no brand; npm run new-brand makes one',
    'build.config.ts:1:1  this cannot be read; it is not there',
  ]);
});

test("links out of the brand's folder are refused", async () => {
  await using tree = await writeTempTree(valid);
  const link = async (target: string, file: string) => {
    await rm(join(tree.root, file), { force: true });
    await symlink(target, join(tree.root, file));
  };
  await link('icon.svg', 'brands/alderwick/logo.svg');
  await link('/etc/hostname', 'brands/alderwick/icon.svg');
  await mkdir(join(tree.root, 'brands/alderwick/texts'));
  await link('/etc/hostname', 'brands/alderwick/texts/de.po');
  await link('../alderwick', 'brands/birchmere/texts');
  await link('../alderwick/brand.json', 'brands/cloverfen/brand.json');
  await link('nothing.svg', 'brands/birchmere/logo.svg');
  await link('icon.svg', 'brands/birchmere/icon.svg');
  await link('alderwick', 'brands/linked');
  await link('/etc/hostname', 'themes/forest.json');
  const refused = await loadCatalogue(tree.root).catch((error: unknown) => error);
  expect((refused as ProblemsError).problems.map(formatProblem)).toEqual([
    'brands/alderwick/icon.svg:1:1  the link leads out of brands/alderwick; put the file itself here',
    'brands/alderwick/logo.svg:1:1  the link leads out of brands/alderwick; put the file itself here',
    'brands/alderwick/texts/de.po:1:1  the link leads out of brands/alderwick; put the file itself here',
    'brands/birchmere/icon.svg:1:1  the link leads nowhere; put the file itself here',
    'brands/birchmere/logo.svg:1:1  the link leads nowhere; put the file itself here',
    'brands/birchmere/texts:1:1  unexpected file; a brand has brand.json, logo.svg, icon.svg and, if need be, theme.json, logo-dark.svg, texts/, legal/, pictures/, fonts/, photos/',
    'brands/cloverfen/brand.json:1:1  the link leads out of brands/cloverfen; put the file itself here',
    'brands/linked:1:1  unexpected link; brands/ holds one folder for each brand',
    'themes/forest.json:1:1  the link leads out of themes; put the file itself here',
  ]);
});

test("a link inside the brand's folder is allowed", async () => {
  await using tree = await writeTempTree({ ...valid, [logo]: null });
  await symlink('icon.svg', join(tree.root, logo));
  await expect(loadCatalogue(tree.root)).resolves.toBeDefined();
});

test('a folder in place of a file is reported', async () => {
  await using tree = await writeTempTree({ ...valid, [logo]: null });
  await mkdir(join(tree.root, logo));
  await expect(loadCatalogue(tree.root)).rejects.toThrow('brands/alderwick/logo.svg:1:1  the file is missing');
});

test('a project with a problem gives no catalogue', async () => {
  await using tree = await writeTempTree({ ...valid, [logo]: '' });
  await expect(loadCatalogue(tree.root)).rejects.toBeInstanceOf(ProblemsError);
});
