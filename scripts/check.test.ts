import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { callCommand } from '../tests/support/callCommand.ts';
import {
  type FileTree,
  fixtureFilesWithHosts,
  replaceOnce,
  validFixtureFiles,
  writeTempTree,
} from '../tests/support/fixtureFiles.ts';
import { check } from './check.ts';
import { hashTree } from './lib/hashTree.ts';

const palette = JSON.stringify({ sun: { drawn: '#fff2d9', mix: ['#ffd070'], day: [0.9, 0.1], night: [0.9, 0.1] } });

async function checkTree(files: FileTree, ...args: string[]) {
  await using tree = await writeTempTree({ 'templates/art/palette.json': palette, ...files });
  const before = await snapshot(tree.root);
  const result = await callCommand(check, ['--root', tree.root, ...args]);
  expect(await snapshot(tree.root)).toEqual(before);
  return result;
}

/** Reads every file with its content, to see that nothing is written. */
async function snapshot(root: string) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((item) => item.isFile()).map((item) => join(item.parentPath, item.name));
  return Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'utf8')]));
}

/** Returns mistakes of every kind, spread over the files of the small project. */
const manyMistakes = (): FileTree => {
  const edits: [file: string, from: string, to: string][] = [
    ['brands/alderwick/brand.json', '"burgundy"', '"burgandy"'],
    ['brands/alderwick/brand.json', '"PayPal"', '"Paypal"'],
    ['brands/birchmere/brand.json', '"siteId": 3', '"siteId": 2'],
    ['brands/birchmere/brand.json', '"company"', '"compny"'],
    ['brands/cloverfen/brand.json', '"theme": "burgundy",', '"theme": "burgundy"'],
    ['brands/cloverfen/icon.svg', '<path', '<script/><path'],
    ['themes/forest.json', '#2C7756', '#9CE7C6'],
    ['build.config.ts', "'wss://", "'ws://"],
  ];
  const files: FileTree = {
    ...validFixtureFiles(),
    'brands/alderwick/icon.svg': null,
    'app/i18n/en.po': null,
    'templates/art/welcome.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<path fill="white" d="M0 0"/></svg>',
    'brands/birchmere/texts/de.po': '',
    'brands/birchmere/legal/imprint.en.hbs': '<p>{{nam}}</p>',
    'brands/birchmere/pictures/welcome.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"></svg>',
  };
  return edits.reduce((changed, [file, from, to]) => replaceOnce(changed, file, from, to), files);
};

test('a valid project prints what its brands switch off, and its counts', { tags: 'rule' }, async () => {
  expect(await checkTree(validFixtureFiles())).toEqual({
    code: 0,
    stdout: 'liveChat is switched off in birchmere (1 site)\n3 brands, 2 themes, 6 sites: no mistake\n',
    stderr: '',
  });
});

test('all problems of all files are printed, sorted by position', async () => {
  const { code, stdout, stderr } = await checkTree(manyMistakes());
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'brands/alderwick/brand.json:5:12  theme "burgandy" does not exist; did you mean "burgundy"?',
    'brands/alderwick/brand.json:14:33  "providers" cannot list "Paypal"; did you mean "PayPal"?',
    'brands/alderwick/brand.json:17:89  locale "en" has no texts; app/i18n/en.po is missing',
    'brands/alderwick/icon.svg:1:1  the file is missing; every brand has its own icon',
    'brands/birchmere/brand.json:5:3  unknown key "compny"; did you mean "company"?',
    'brands/birchmere/brand.json:18:23  siteId 2 is taken by brands/alderwick/brand.json:18; a new site takes 3, the next free one',
    'brands/birchmere/brand.json:18:41  locale "en" has no texts; app/i18n/en.po is missing',
    expect.stringMatching(
      /^brands\/birchmere\/legal\/imprint\.en\.hbs:1:4 {2}"\{\{nam\}\}" is no value of legal texts; there are "productName", /,
    ),
    'brands/birchmere/pictures/welcome.svg:1:50  viewBox "0 0 2 1" makes the picture 2 wide and 1 high; its place is 1 wide and 1 high',
    'brands/birchmere/texts/de.po:1:1  no site of the brand is in "de"; its languages are "en"',
    'brands/cloverfen/brand.json:4:22  a comma is missing here',
    expect.stringMatching(/^brands\/cloverfen\/icon\.svg:2:3 {2}element "script" is not allowed in a drawing; /),
    'build.config.ts:8:15  "socket" of "production" is not encrypted; it takes wss://…',
    'templates/art/welcome.svg:1:1  no module of the app shows this picture; import it, or take it away',
    'templates/art/welcome.svg:2:13  white is no colour of templates/art/palette.json; the nearest is #fff2d9, sun',
    expect.stringMatching(
      /^themes\/forest\.json:3:16 {2}primary "#9CE7C6": white on primary 600, .*"#[0-9A-F]{6}"; "brand" can keep/,
    ),
    '16 mistakes in 11 files',
    '',
  ]);
});

test('a project without the palette of the drawings is told so', async () => {
  const without = { 'templates/art/palette.json': null, 'templates/art/notes.txt': '' };
  const { code, stdout } = await checkTree({ ...validFixtureFiles(), ...without });
  expect([code, stdout]).toEqual([
    1,
    expect.stringMatching(/^templates\/art\/palette\.json:1:1 {2}the file is missing; /),
  ]);
});

test('mistakes in the code of the app are named by their places in what was written', { tags: 'rule' }, async () => {
  const { code, stdout } = await checkTree({
    ...validFixtureFiles(),
    'app/site/SiteValues.ts': 'export interface SiteValues {\n  name: string;\n  locales: readonly string[];\n}\n',
    'templates/art/welcome.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'app/welcome.ts': "import picture from 'art:welcome';\nshow(picture);\n",
    'app/greet.tsx': [
      "import picture from 'art:welcom';",
      "import { site } from './site/site.ts';",
      'type Site = typeof site;',
      'export const A = (props: { site: Site }) => <b title={site.nam}>ä {site[picture]}</b>;',
      "export const b = site.locals.includes('de');",
    ].join('\n'),
    'app/greet.test.ts': "import { site } from './site/site.ts';\nexport const all = site;\n",
    'app/main.ts': 'export const greeting = "ä";\nexport const x = ;\n',
    'app/other.ts': 'const a = 1;\nbreak;\n',
  });
  expect([code, ...stdout.split('\n')]).toEqual([
    1,
    'app/greet.tsx:1:21  there is no picture art:welcom in templates/art; did you mean "art:welcome"?',
    'app/greet.tsx:4:60  site has no value "nam"; did you mean "name"?',
    'app/greet.tsx:4:68  site[…] cannot be compiled in; read site.x by its name',
    'app/greet.tsx:5:23  site has no list "locals"; did you mean "locales"?',
    'app/main.ts:2:18  Unexpected token; the mistake is here or right before',
    expect.stringMatching(/^app\/other\.ts:2:1 {2}Illegal break statement; A `break` statement can only /),
    '6 mistakes in 3 files',
    '',
  ]);
});

test('a single problem is counted in the singular', async () => {
  const files = replaceOnce(validFixtureFiles(), 'brands/birchmere/brand.json', '"dot"', '"dots"');
  expect(await checkTree(files)).toEqual({
    code: 1,
    stdout: 'brands/birchmere/brand.json:14:15  "badges" cannot be "dots"; did you mean "dot"?\n1 mistake in 1 file\n',
    stderr: '',
  });
});

test('of very many problems the first are printed, and how many there are', async () => {
  const files = validFixtureFiles();
  const wrong = Array.from({ length: 300 }, (_, index) => `msgid "No ${index}"\nmsgstr "x"\n`).join('\n');
  const { code, stdout } = await checkTree({ ...files, 'brands/birchmere/texts/en.po': wrong });
  const lines = stdout.trimEnd().split('\n');
  expect([code, lines.length, lines.at(-1)]).toEqual([1, 51, '300 mistakes in 1 file; these are the first 50']);
  const { stdout: json } = await checkTree({ ...files, 'brands/birchmere/texts/en.po': wrong }, '--json');
  expect(JSON.parse(json).problems).toHaveLength(300);
});

test('a pipe in place of a file is named and not waited for', async () => {
  const pipes = [
    'brands/alderwick/brand.json',
    'brands/alderwick/theme.json',
    'brands/birchmere/icon.svg',
    'brands/birchmere/texts/en.po',
    'brands/retired.json',
    'themes/forest.json',
    'templates/index.hbs',
    'templates/legal/de/imprint.hbs',
    'templates/art/pipe.svg',
    'templates/art/palette.json',
    'build.config.ts',
  ];
  await using tree = await writeTempTree({ 'templates/art/palette.json': palette, ...validFixtureFiles() });
  for (const pipe of pipes) {
    const file = join(tree.root, pipe);
    mkdirSync(dirname(file), { recursive: true });
    rmSync(file, { force: true });
    execFileSync('mkfifo', [file]);
  }
  const { code, stdout } = await callCommand(check, ['--root', tree.root]);
  expect(code).toBe(1);
  // Drawings are read only with their palette.
  for (const pipe of pipes.filter((file) => !file.endsWith('pipe.svg')))
    expect(stdout).toContain(`${pipe}:1:1  this cannot be read; it is no file but a pipe, a socket or a device\n`);
  rmSync(join(tree.root, 'templates/art/palette.json'));
  writeFileSync(join(tree.root, 'templates/art/palette.json'), palette);
  expect((await callCommand(check, ['--root', tree.root])).stdout).toContain('templates/art/pipe.svg:1:1  this cannot');
  expect(hashTree(tree.root, ['brands', 'themes', 'templates', 'build.config.ts'])).toMatch(/^[0-9a-f]{64}$/);
});

test('a value that a template cannot have is told before a build', async () => {
  const robots = '{{#if host}}Sitemap: {{hots}}{{/if}}\n';
  const manifest = '{ "name": {{{json name}}} }';
  const files = {
    ...validFixtureFiles(),
    'templates/robots.txt.hbs': robots,
    'templates/manifest.webmanifest.hbs': manifest,
  };
  expect((await checkTree(files)).stdout).toBe(
    'templates/robots.txt.hbs:1:24  "hots" has no value here; the file of this template in scripts/build/stages says what it has\n1 mistake in 1 file\n',
  );
});

test('a host without a public site beside it is asked about', async () => {
  const files = fixtureFilesWithHosts();
  const own = replaceOnce(
    files,
    'brands/birchmere/brand.json',
    '"otherHosts"',
    '"host": "members.birch.example", "otherHosts"',
  );
  const { code, stdout } = await checkTree(own);
  expect([code, stdout.split('\n')[0]]).toEqual([
    0,
    'brands/birchmere/brand.json: is https://www.birchmere.uk.example the public site of members.birch.example? If not, write "publicSite" beside "host" in "uk"; if so, too, and the question is answered',
  ]);
  expect(JSON.parse((await checkTree(own, '--json')).stdout).questions).toHaveLength(1);
  const answered = replaceOnce(
    own,
    'brands/birchmere/brand.json',
    '"otherHosts"',
    '"publicSite": "https://www.birch.example", "otherHosts"',
  );
  expect((await checkTree(answered)).stdout).not.toContain('public site');
});

test('--json prints the counts of a valid project', async () => {
  const { code, stdout } = await checkTree(validFixtureFiles(), '--json');
  const switchedOff = ['liveChat is switched off in birchmere (1 site)'];
  expect([code, JSON.parse(stdout)]).toEqual([
    0,
    { ok: true, problems: [], brands: 3, themes: 2, sites: 6, switchedOff },
  ]);
});

test('--json prints problems as objects', async () => {
  const files = replaceOnce(validFixtureFiles(), 'brands/birchmere/brand.json', '"dot"', '"dots"');
  const { code, stdout, stderr } = await checkTree(files, '--json');
  const problem = {
    file: 'brands/birchmere/brand.json',
    line: 14,
    column: 15,
    message: '"badges" cannot be "dots"',
    hint: 'did you mean "dot"?',
  };
  expect([code, JSON.parse(stdout), stderr]).toEqual([
    1,
    { ok: false, problems: [problem], brands: null, themes: null, sites: null, switchedOff: null },
    '',
  ]);
});

test.for([[['--jsn']], [['surplus']], [['--root']]])('wrong usage: %o', async ([args]) => {
  const { code, stdout, stderr } = await callCommand(check, args!);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toMatch(/^error: /);
});
