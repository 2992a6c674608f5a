import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { formatBrand } from '../../scripts/scaffold/formatBrand.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { readManifest } from '../support/readDist.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');
const validArgs = ['--name', 'Elmhurst & Söhne', '--age', '50', '--theme', 'forest', '--domains', 'de,uk,com'];
const runNewBrand = (project: string, args: string[]) =>
  spawnScript(root, 'new-brand.ts', ['--root', project, ...args]);

test('writes a brand that passes check and builds', async () => {
  await using project = await copyBuiltFixture();
  const made = await runNewBrand(project.root, [...validArgs, '--yes']);
  expect(made).toMatchObject({ code: 0, stderr: '' });
  expect(made.stdout).toContain('npm start -- --brand elmhurst-sohne --domain de\n');
  expect(made.stdout).toContain('npm run preview -- --brand elmhurst-sohne\n');

  const folder = path.join(project.root, 'brands/elmhurst-sohne');
  expect(await readdir(folder)).toEqual(['brand.json', 'icon.svg', 'logo.svg']);
  const text = await readFile(path.join(folder, 'brand.json'), 'utf8');
  expect(text).toBe(formatBrand(JSON.parse(text)));
  expect((await readdir(project.root)).filter((name) => name.startsWith('.staging'))).toEqual([]);

  const check = await spawnScript(root, 'check.ts', ['--root', project.root]);
  expect(check).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^4 brands, 2 themes, 9 sites: no mistake\n$/m),
  });

  await rm(path.join(project.root, 'dist'), { force: true });
  const places = [
    '--root',
    project.root,
    '--out',
    path.join(project.root, 'dist'),
    '--cache',
    `${project.root}/.cache`,
  ];
  const build = await spawnScript(root, 'build.ts', [...places, '--brand', 'elmhurst-sohne']);
  expect(build).toMatchObject({ code: 0, stderr: '' });
  expect((await readManifest(project.root)).sites.map(({ host, siteId }) => [host, siteId])).toEqual([
    ['members.elmhurst-sohne.com.example', 6],
    ['members.elmhurst-sohne.de.example', 6],
    ['members.elmhurst-sohne.uk.example', 7],
  ]);
});

test.for<[string, string[], string[]]>([
  [
    'many mistakes',
    [
      ...['--name', 'Elmhurst', '--slug', 'alderwick', '--age', '50', '--theme', 'forrest', '--yes'],
      ...['--domains', 'de,uk', '--site-ids', 'de=1,uk=12345'],
    ],
    [
      '--slug  slug "alderwick" is taken by brands/alderwick; every brand has its own',
      '--theme  theme "forrest" does not exist; did you mean "forest"?',
      '--site-ids  de: siteId 1 is taken by brands/alderwick/brand.json:17; the next free one is 6',
      '--site-ids  uk: "siteId" is 12345; it takes at most 9999',
      '4 mistakes; nothing was written',
    ],
  ],
  [
    'no domains',
    ['--name', 'Elmhurst', '--age', '50', '--theme', 'forest', '--yes'],
    ['--domains  "domains" is missing; it takes domains such as de,at,ch', '1 mistake; nothing was written'],
  ],
  ['an end before the last answer', validArgs, ['', 'There was no further answer; nothing was written.']],
])('%s: told at once, and nothing is written', async ([, args, lines]) => {
  await using project = await createFixtureProject();
  const before = hashTree(project.root, ['brands']);
  expect(await runNewBrand(project.root, args)).toMatchObject({ code: 2, stderr: `${lines.join('\n')}\n` });
  expect(hashTree(project.root, ['brands'])).toBe(before);
});

test('prints a dry run, and JSON', async () => {
  await using project = await createFixtureProject();
  const folder = path.join(project.root, 'brands/elmhurst-sohne');
  const dry = await runNewBrand(project.root, [...validArgs, '--yes', '--dry-run']);
  expect(dry.code).toBe(0);
  expect(dry.stdout).toContain('"siteId": 6, "defaultLang": "de"');
  expect(dry.stdout).toContain('Nothing was written.');
  expect(existsSync(folder)).toBe(false);

  const made = JSON.parse((await runNewBrand(project.root, [...validArgs, '--json'])).stdout);
  expect(made).toMatchObject({ ok: true, written: true, slug: 'elmhurst-sohne', brand: { ageBracket: 50 } });
  const before = await readFile(path.join(folder, 'brand.json'), 'utf8');
  const again = await runNewBrand(project.root, [...validArgs, '--json']);
  expect(again.code).toBe(2);
  expect(JSON.parse(again.stdout)).toMatchObject({ ok: false, errors: [{ option: '--name' }] });
  expect(await readFile(path.join(folder, 'brand.json'), 'utf8')).toBe(before);
});

test('reads answers from a pipe', async () => {
  await using project = await createFixtureProject();
  const input = ['elmhurst', '', '60', 'forest', 'uk', '', '', '', '', '', '', 'yes', ''].join('\n');
  const asked = await spawnScript(root, 'new-brand.ts', ['--root', project.root], { input });
  expect(asked).toMatchObject({ code: 0, stderr: '' });
  expect(asked.stdout).toContain('Write it, with a logo and an icon? [yes]: yes\n');
  expect(existsSync(path.join(project.root, 'brands/elmhurst/icon.svg'))).toBe(true);
});

test('refuses a catalogue with problems', async () => {
  await using project = await createFixtureProject({ 'themes/forest.json': '{' });
  const { code, stderr } = await runNewBrand(project.root, [...validArgs, '--yes']);
  expect(code).toBe(1);
  expect(stderr).toContain('themes/forest.json:1:');
});
