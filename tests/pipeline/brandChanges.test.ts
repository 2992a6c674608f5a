import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { check } from '../../scripts/check.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { fixtureFilesWithHosts } from '../support/fixtureFiles.ts';

const createProject = () => createFixtureProject(fixtureFilesWithHosts());
const runBrand = (project: string, ...args: string[]) => callCommand(brand, [...args, '--root', project]);
const read = (project: string, file: string) => readFile(path.join(project, file), 'utf8');
const hashOf = (project: string) => hashTree(project, ['brands', 'build.config.ts']);

test('changes are taken back one by one, and made again, byte by byte', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const states = [hashOf(project.root)];
  const changes = [
    ['rename', 'birchmere', '--to', 'birch', '--yes'],
    ['copy', 'birch', 'elm', '--name', 'Elm & Co', '--site-ids', 'uk=20', '--assume-addresses', '--yes'],
    ['retire', 'alderwick', '--answer', 'gone', '--yes'],
  ];
  for (const args of changes) {
    expect(await runBrand(project.root, ...args)).toMatchObject({ code: 0, stderr: '' });
    states.push(hashOf(project.root));
  }
  const list = await runBrand(project.root, 'undo', '--list');
  expect(list.stdout.replaceAll(/\d{4}-\d\d-\d\d, \d\d:\d\d/g, 'TIME').split('\n')).toEqual([
    '   3  TIME UTC  retire alderwick --answer gone (4 files)',
    "   2  TIME UTC  copy birch elm --name 'Elm & Co' --site-ids uk=20 --assume-addresses (3 files)",
    '   1  TIME UTC  rename birchmere --to birch (6 files)',
    '',
  ]);
  for (const state of states.slice(0, -1).toReversed()) {
    expect(await runBrand(project.root, 'undo', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(hashOf(project.root)).toBe(state);
  }
  expect(existsSync(path.join(project.root, 'brands/elm'))).toBe(false);
  expect(await runBrand(project.root, 'undo', '--yes')).toMatchObject({
    code: 2,
    stderr: 'there is no change to take back\n',
  });
  for (const state of states.slice(1)) {
    expect(await runBrand(project.root, 'redo', '--yes')).toMatchObject({ code: 0, stderr: '' });
    expect(hashOf(project.root)).toBe(state);
  }
});

test('undo never loses what was changed since, nor writes half of what it lacks', { tags: 'rule' }, async () => {
  await using project = await createProject();
  await runBrand(project.root, 'rename', 'birchmere', '--name', 'Birch', '--yes');
  const file = path.join(project.root, 'brands/birchmere/brand.json');
  const written = await readFile(file, 'utf8');
  await appendFile(file, '\n');
  const overtaken = await runBrand(project.root, 'undo', '--yes');
  expect(overtaken).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^brands\/birchmere\/brand\.json:1:1 {2}has changed since "rename birchmere --name Birch" \(change 1\); undo would/,
    ),
  });
  expect(await readFile(file, 'utf8')).toBe(`${written}\n`);
  expect((await runBrand(project.root, 'undo', '--list')).stdout).toMatch(/, changed since\)/);
  await writeFile(file, written);
  await rm(path.join(project.root, '.cache/changes/contents'), { recursive: true });
  expect(await runBrand(project.root, 'undo', '--yes')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /brand\.json:1:1 {2}its other content is lost; the folder \.cache\/changes was emptied/,
    ),
  });
  expect(await readFile(file, 'utf8')).toBe(written);
  expect(await runBrand(project.root, 'undo', '7', '--yes')).toMatchObject({
    code: 2,
    stderr: 'there is no change 7; npm run brand -- undo --list shows them\n',
  });
});

test('colours, look, company and hosts change by words, and undo gives every byte back', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const before = hashOf(project.root);
  const run = async (...args: string[]) => {
    const { code, stdout, stderr } = await runBrand(project.root, ...args, '--yes');
    expect([args, code, stderr]).toEqual([args, 0, '']);
    return stdout.split('\n');
  };
  expect(await run('colors', 'birchmere', '#6B2D5C, gold')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^#6B2D5C: by day buttons have it as it is; /),
      'Buttons get another colour, by day: #246247 → #6B2D5C',
      'Contrast of buttons: 7.2:1 → 9.7:1 (at least 6.7:1)',
    ]),
  );
  expect(await run('look', 'birchmere', 'Corners=square', 'sign in=full')).toEqual([
    'Sign-in page: picture beside the form → picture filling the page behind a card',
    'Corners: calm → square',
    'Written. 3 brands, 6 sites: no mistake',
    '',
  ]);
  await run('look', 'birchmere', 'corners=usual');
  const facts = ['--street', 'Mill Lane 5', '--town', 'Leeds LS1 4AP', '--country', 'gb', '--phone', '+44 113 4960000'];
  const law = [
    '--register',
    'Companies House, Cardiff, 01234567',
    '--vat-id',
    'GB123456789',
    '--directors',
    'Ann Elm, Bo Elm',
  ];
  expect((await run('company', 'birchmere', '--name', 'Elm & Sons Ltd', ...facts, ...law)).join('\n')).toMatch(
    /^Company, register court: .* → Companies House, Cardiff$/m,
  );
  expect(await run('host', 'birchmere', 'uk', 'https://Members.Birchmere.co.uk/login')).toEqual(
    expect.arrayContaining([
      'members.birchmere.uk.example leads to members.birchmere.co.uk',
      'Site, uk host: nothing → members.birchmere.co.uk',
    ]),
  );
  expect(await run('company', 'birchmere', '--authority', 'none', '--directors', 'none')).toContain(
    'Company, directors: Ann Elm, Bo Elm → nothing',
  );
  const named = JSON.parse(await read(project.root, 'brands/birchmere/brand.json'));
  expect(named.company).toMatchObject({ name: 'Elm & Sons Ltd', authority: null, managingDirectors: null });
  await run('host', 'birchmere', 'uk', 'usual', '--others', 'old.birchmere.example');
  expect(JSON.parse(await read(project.root, 'brands/birchmere/brand.json')).domains.uk).toEqual({
    ...named.domains.uk,
    host: undefined,
    otherHosts: ['old.birchmere.example'],
  });
  for (let step = 0; step < 2; step++) await run('undo');
  expect(JSON.parse(await read(project.root, 'brands/birchmere/brand.json'))).toMatchObject({
    look: { signIn: 'full' },
    company: { name: 'Elm & Sons Ltd', register: { number: '01234567' }, managingDirectors: ['Ann Elm', 'Bo Elm'] },
    domains: { uk: { host: 'members.birchmere.co.uk' } },
  });
  for (let step = 0; step < 5; step++) await run('undo');
  expect(hashOf(project.root)).toBe(before);
});

test('what no brand can have is named as it was typed, and nothing is written', async () => {
  await using project = await createProject();
  const before = hashOf(project.root);
  const refusals: [args: string[], code: number, messages: string[]][] = [
    [
      ['colors', 'birchmere'],
      2,
      ['it takes either colours, such as "#6B2D5C, #E07A5F", or --theme with the name of one'],
    ],
    [
      ['colors', 'birchmere', '#12, mud'],
      2,
      ['"#12" is no colour; after # come three or six digits, here 2', expect.stringMatching(/^"mud" is no colour; /)],
    ],
    [['colors', 'birchmere', '--theme', 'forrest'], 2, ['there is no theme "forrest"; did you mean "forest"?']],
    [
      ['look', 'birchmere', 'cornrs=round', 'buttons=pil'],
      2,
      ['"cornrs" is no choice of a look; did you mean "corners"?', 'buttons cannot be "pil"; did you mean "pill"?'],
    ],
    [
      ['company', 'birchmere', '--name', 'Elm', '--phone', '0113'],
      2,
      [
        '--country  the country is missing in "company"; add it: country, as its ISO 3166 code; members see its name in their language',
        expect.stringMatching(/^--phone {2}the phone number is "0113"; it takes a number as it is dialled from abroad/),
        expect.stringMatching(/^--street /),
        expect.stringMatching(/^--town /),
      ],
    ],
    [
      ['company', 'birchmere', 'nobody'],
      2,
      ['there is no company "nobody" in build.config.ts; there are "musterfirma" and "sample"'],
    ],
    [['host', 'birchmere', 'de', 'elm.de'], 2, [expect.stringMatching(/^birchmere has no site under "de"/)]],
    [
      ['host', 'birchmere', 'uk', 'elm'],
      2,
      [expect.stringMatching(/^the host {2}"elm" is known to one machine or network only/)],
    ],
    [
      ['logo', 'birchmere', 'nowhere.svg'],
      1,
      ['1 mistake in 1 file', 'nowhere.svg:1:1  this cannot be read; it is not there'],
    ],
    [['restore', 'dunmor'], 2, ['no brand "dunmor" is retired; did you mean "dunmoor"?']],
    [
      ['restore', 'dunmoor'],
      2,
      ['.cache/changes no longer has the folder of dunmoor; give a copy of it with --from <folder>'],
    ],
  ];
  expect(await callCommand(check, ['--launch', 'alderwik', '--root', project.root])).toMatchObject({
    code: 2,
    stderr: 'there is no brand "alderwik"; did you mean "alderwick"?\n',
  });
  for (const [args, code, messages] of refusals) {
    const run = await runBrand(project.root, ...args, '--yes');
    const lines = run.stderr.trim().split('\n').toSorted();
    expect([args, run.code, lines]).toEqual([args, code, messages]);
  }
  expect(hashOf(project.root)).toBe(before);
});

test('a new logo, with one for dark grounds, and a retired brand come in and out', async () => {
  await using project = await createProject();
  const before = hashOf(project.root);
  const mark = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 50"><path fill="${fill}" d="M5 5h40v40h-40zM70 10h120v30h-120z"/></svg>`;
  const at = (file: string) => path.join(project.root, file);
  await writeFile(at('day.svg'), mark('#7A1030'));
  await writeFile(at('night.svg'), mark('#FFE0C0'));
  const swapped = await runBrand(project.root, 'logo', 'birchmere', at('night.svg'), '--dark', at('day.svg'), '--yes');
  expect(swapped).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /night\.svg:1:1 {2}the logo cannot be told from the light page: .*; is it the one for dark/,
    ),
  });
  const taken = await runBrand(project.root, 'logo', 'birchmere', at('day.svg'), '--dark', at('night.svg'), '--yes');
  expect(taken).toMatchObject({ code: 0, stderr: '' });
  expect(await read(project.root, 'brands/birchmere/logo.svg')).toMatch(
    /birchmere-night\{display:none\}.*#7A1030.*#FFE0C0/i,
  );
  expect(await read(project.root, 'brands/birchmere/logo-dark.svg')).not.toMatch(/#7A1030/i);
  const icon = await read(project.root, 'brands/birchmere/icon.svg');
  await runBrand(project.root, 'logo', 'birchmere', at('night.svg'), '--keep-icon', '--yes');
  expect(await read(project.root, 'brands/birchmere/icon.svg')).toBe(icon);
  expect(existsSync(at('brands/birchmere/logo-dark.svg'))).toBe(false);
  for (let step = 0; step < 2; step++) await runBrand(project.root, 'undo', '--yes');
  expect(hashOf(project.root)).toBe(before);

  const settings = await read(project.root, 'build.config.ts');
  const folder = hashTree(project.root, ['brands/cloverfen']);
  await runBrand(project.root, 'retire', 'cloverfen', '--answer', 'gone', '--yes');
  const restored = await runBrand(project.root, 'restore', 'cloverfen', '--yes');
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  expect(restored.stdout).toMatch(/^brands\/cloverfen is back, with 3 files\nits siteIds are in use again: 4, 5\n/);
  expect(hashTree(project.root, ['brands/cloverfen'])).toBe(folder);
  expect(await read(project.root, 'build.config.ts')).toBe(settings);
  expect(Object.keys(JSON.parse(await read(project.root, 'brands/retired.json')).brands)).toEqual(['dunmoor']);
});
