import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { restoreProject } from '../../scripts/build/output/changeProject.ts';
import { planBuild } from '../../scripts/build/plan/planBuild.ts';
import { check } from '../../scripts/check.ts';
import { hashTree } from '../../scripts/lib/hashTree.ts';
import { newBrand } from '../../scripts/new-brand.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { fixtureFilesWithHosts, replaceOnce } from '../support/fixtureFiles.ts';
import { simulateKillAtWrite } from '../support/simulateKillAtWrite.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');

const receivers = `
      receivers: {
        brands: {
          // Theirs.
          birchmere: { ads: { url: 'http://127.0.0.1:4310/ads' } },
          cloverfen: {},
        },
      },`;
const config = (files: ReturnType<typeof fixtureFilesWithHosts>) =>
  replaceOnce(files, 'build.config.ts', "localHosts: ['localhost', '127.0.0.1'],", `localHosts: [],${receivers}`);

const createProject = () => createFixtureProject(config(fixtureFilesWithHosts()));
const runBrand = (project: string, args: string[], input?: string) =>
  callCommand(brand, [...args, '--root', project], { ...(input !== undefined && { input }) });
const hashOf = (project: string) => hashTree(project, ['brands', 'build.config.ts']);
const read = (project: string, file: string) => readFile(path.join(project, file), 'utf8');
const staged = async (project: string) => (await readdir(project)).filter((name) => name.startsWith('.staging'));

test('lists every site, and explains every value of one', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const list = await runBrand(project.root, ['list']);
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout.split('\n')).toEqual([
    'brand      domain  siteId  languages  theme',
    'alderwick  de           1  de en      burgundy',
    '           at           2  de',
    '           com          1  en',
    'birchmere  uk           3  en         forest',
    'cloverfen  ch           4  fr de en   burgundy',
    '           cz           5  cs en',
    '',
    'dunmoor is retired: members.dunmoor.de.example is gone, members.dunmoor.uk.example leads to https://members.birchmere.uk.example/login?from=dunmoor',
    '3 brands, 6 sites',
    '',
  ]);
  const { values } = JSON.parse((await runBrand(project.root, ['show', 'birchmere', '--json'])).stdout);
  const [site] = planBuild(await loadCatalogue(project.root), { brands: ['birchmere'], domains: [] }).sites;
  const explained = new Map<string, { value: unknown; origin: string }>(
    values.map(({ key, ...rest }: { key: string; value: unknown; origin: string }) => [key, rest]),
  );
  for (const [key, value] of Object.entries(site!.values)) {
    expect([key, explained.get(key)?.value]).toEqual([key, value]);
    expect(explained.get(key)!.origin).toMatch(/\S/);
  }
  expect(explained.get('supportEmail')!.origin).toBe(
    'brands/birchmere/brand.json:8 has no contacts.support.uk; brands/birchmere/brand.json:8, contacts.support.default',
  );
  expect(explained.get('companyName')!.origin).toMatch(
    /^brands\/birchmere\/brand\.json:5, company; build\.config\.ts:\d+, companies\.\w+$/,
  );
  expect(explained.get('paypalLayout')!.origin).toBe('brands/birchmere/brand.json:11, features.providers');
  expect(explained.get('look.corners')!.origin).toMatch(/ageBracketFacts\.ts/);
  const text = await runBrand(project.root, ['show', 'alderwick', '--domain', 'com', '--env', 'sandbox']);
  expect(text.stdout).toMatch(
    /\nsiteId +1\n +brands\/alderwick\/brand\.json:19 has no domains\.com\.siteId; brands\/alderwick\/brand\.json:17, domains\.de\.siteId\n/,
  );
  const wrong = await runBrand(project.root, ['show', 'aldervick']);
  expect(wrong).toMatchObject({ code: 2, stderr: 'there is no brand "aldervick"; did you mean "alderwick"?\n' });
});

test('renames: numbers and every other byte stay, former hosts lead to the new ones', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const before = await read(project.root, 'brands/birchmere/brand.json');
  const settings = await read(project.root, 'build.config.ts');
  const logo = await read(project.root, 'brands/birchmere/logo.svg');
  const { code, stdout, stderr } = await runBrand(project.root, ['rename', 'birchmere', '--to', 'birch-mere', '--yes']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.split('\n')).toEqual([
    'brands/birchmere is brands/birch-mere now',
    'siteIds stay: 3',
    'members.birchmere.uk.example is members.birch-mere.uk.example now, and leads there',
    'the public site https://www.birchmere.uk.example is https://www.birch-mere.uk.example now',
    'sandbox: hosts and public sites follow the slug, such as members.birch-mere.uk.example',
    'DNS: members.birch-mere.uk.example needs an entry and a certificate before it is released; members.birchmere.uk.example keeps both, since it leads there',
    'build.config.ts: the receivers of birchmere are those of birch-mere',
    'contacts.privacy stays privacy@birchmere.example; change it in brands/birch-mere/brand.json if members shall write elsewhere',
    'contacts.support.default stays support@birchmere.example; change it in brands/birch-mere/brand.json if members shall write elsewhere',
    'Written. 3 brands, 6 sites: no mistake',
    '',
  ]);
  expect(await read(project.root, 'brands/birch-mere/brand.json')).toBe(
    before.replace('"birchmere.example"]', '"birchmere.example", "members.birchmere.uk.example"]'),
  );
  expect(await read(project.root, 'build.config.ts')).toBe(settings.replace(' birchmere: {', " 'birch-mere': {"));
  expect(await read(project.root, 'brands/birch-mere/logo.svg')).toBe(logo);
  expect(existsSync(path.join(project.root, 'brands/birchmere'))).toBe(false);
  expect(await staged(project.root)).toEqual([]);

  // Back again: a host that is a site's own once more leads nowhere.
  expect((await runBrand(project.root, ['rename', 'birch-mere', '--to', 'birchmere', '--json'])).code).toBe(0);
  expect(await read(project.root, 'brands/birchmere/brand.json')).toBe(
    before.replace('"birchmere.example"]', '"birchmere.example", "members.birch-mere.uk.example"]'),
  );
});

test('a rename tells which hosts stay, and which files say the former name', async () => {
  await using project = await createProject();
  const file = path.join(project.root, 'brands/birchmere/brand.json');
  const own = '"host": "members.birch.example", "publicSite": "https://www.birch.example", "otherHosts"';
  await writeFile(file, (await readFile(file, 'utf8')).replace('"otherHosts"', own));
  const logo = path.join(project.root, 'brands/birchmere/logo.svg');
  await writeFile(logo, (await readFile(logo, 'utf8')).replace('<path', '<title>Birchmere</title><path'));
  const { stdout } = await runBrand(project.root, ['rename', 'birchmere', '--to', 'elm', '--name', 'Elm', '--dry-run']);
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'members.birch.example stays the host of uk, which brand.json names',
      'https://www.birch.example stays the public site of uk',
      'brands/elm/logo.svg:2 says "Birchmere"; change it there',
      'logo.svg and icon.svg stay; bring others if they show "Birchmere"',
    ]),
  );
  expect(stdout).not.toContain('DNS');
});

test('copies with names, numbers, addresses and drawings of its own', async () => {
  await using project = await createProject();
  const args = [
    'copy',
    'alderwick',
    'elmhurst',
    '--name',
    'Elmhurst 50+',
    '--site-ids',
    'de=21',
    '--assume-addresses',
    '--yes',
  ];
  const copied = await runBrand(project.root, args);
  expect(copied).toMatchObject({ code: 2, stderr: '--site-ids takes a number for each of at, such as at=140\n' });
  args.splice(5, 2);
  expect(await runBrand(project.root, args)).toMatchObject({ code: 0, stderr: '' });
  const before = await read(project.root, 'brands/alderwick/brand.json');
  expect(await read(project.root, 'brands/elmhurst/brand.json')).toBe(
    before
      .replace('Über 50+ & Ama®', 'Elmhurst 50+')
      .replaceAll('alderwick', 'elmhurst')
      .replace('"siteId": 1', '"siteId": 6')
      .replace('"siteId": 2', '"siteId": 7')
      .replace(', "mapsKey": "a-key-for-maps-in-germany"', ''),
  );
  expect(await read(project.root, 'brands/elmhurst/logo.svg')).toMatch(/data-drawn=.*<title>Elmhurst 50\+<\/title>/);
  await writeFile(
    path.join(project.root, 'build.config.ts'),
    (await read(project.root, 'build.config.ts')).replace("siteIds: 'next'", "siteIds: 'backend'"),
  );
  const again = await runBrand(project.root, [...args.slice(0, 2), 'elmwood', '--json']);
  expect(again.code).toBe(2);
  expect(again.stderr.split('\n')).toEqual([
    '--name  the name is missing; it takes the product name members see',
    '--site-ids  the siteIds are missing; it takes the number by which the back end knows each site, such as de=136 at=137',
    '--privacy  no address was given; --assume-addresses takes privacy@elmwood.example',
    '--support  no address was given; --assume-addresses takes support@elmwood.example at=support.at@elmwood.example',
    '',
  ]);
});

test('retires: hosts answer, numbers and hosts are never given again', async () => {
  await using project = await createProject();
  const settings = await read(project.root, 'build.config.ts');
  const args = ['retire', 'birchmere', '--answer', 'cloverfen', '--json'];
  // An earlier retired brand leads to this one.
  const refused = await runBrand(project.root, args);
  expect([refused.code, JSON.parse(refused.stdout)]).toMatchObject([
    1,
    { ok: false, problems: [{ file: 'brands/retired.json', message: expect.stringMatching(/is retired itself$/) }] },
  ]);
  const retired = path.join(project.root, 'brands/retired.json');
  await writeFile(retired, (await readFile(retired, 'utf8')).replace(/\{ "leadsTo": .*\}/, '{ "gone": "en" }'));
  expect(await runBrand(project.root, args)).toMatchObject({ code: 0, stderr: '' });
  const leadsTo = 'https://members.cloverfen.ch.example';
  expect(JSON.parse(await readFile(retired, 'utf8')).brands.birchmere).toEqual({
    name: 'Birchmere',
    siteIds: [3],
    hosts: {
      'members.birchmere.uk.example': { leadsTo },
      'old.birchmere.example': { leadsTo },
      'birchmere.example': { leadsTo },
    },
  });
  expect(await read(project.root, 'build.config.ts')).toBe(
    settings.replace("          birchmere: { ads: { url: 'http://127.0.0.1:4310/ads' } },\n", ''),
  );
  const { hostAnswers } = planBuild(await loadCatalogue(project.root), { brands: [], domains: [] });
  expect(hostAnswers).toContainEqual({
    host: 'old.birchmere.example',
    kind: 'redirect',
    to: leadsTo,
    keepsPath: false,
  });

  const asked = await runBrand(project.root, ['retire', 'alderwick'], '\nno\n');
  expect(asked).toMatchObject({ code: 0, stdout: expect.stringMatching(/is gone[\s\S]*Nothing was written\.\n$/) });
  expect(existsSync(path.join(project.root, 'brands/alderwick'))).toBe(true);
  const another = ['--name', 'Elmhurst', '--age', '50', '--theme', 'forest', '--domains', 'uk', '--site-ids', 'uk=3'];
  const taken = await callCommand(newBrand, [...another, '--root', project.root, '--yes']);
  expect(taken).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/siteId 3 is taken by brands\/retired\.json:\d+/),
  });
});

test('what cannot be, and what shall not be, changes nothing', async () => {
  await using project = await createProject();
  const before = hashOf(project.root);
  const refusals: [args: string[], code: number, message: RegExp][] = [
    [
      ['rename', 'birchmere', '--to', 'Birch', '--yes'],
      2,
      /^"Birch" cannot be the name of a brand's folder; did you mean "birch"\?/,
    ],
    [['rename', 'birchmere', '--to', 'alderwick', '--yes'], 2, /^slug "alderwick" is taken by brands\/alderwick/],
    [['rename', 'birchmere', '--to', '../birch', '--yes'], 2, /^"\.\.\/birch" cannot be/],
    [['rename', 'birchmere', '--name', 'Cloverfen', '--yes'], 1, /brand\.json:2:11 {2}name "Cloverfen" is taken by/],
    [
      ['rename', 'birchmere', '--to', 'dunmoor', '--yes'],
      1,
      /host "members\.dunmoor\.uk\.example" .* is taken by brands\/retired\.json/,
    ],
    [
      ['copy', 'birchmere', 'elm', '--name', 'Знакомства', '--assume-addresses', '--yes'],
      1,
      /has no letter "З"; no logo can be drawn/,
    ],
    [['retire', 'cloverfen', '--yes'], 2, /^--answer is missing/],
    [['retire', 'cloverfen', '--answer', 'alderwik', '--yes'], 2, /did you mean "alderwick"\?/],
    [['retire', 'cloverfen', '--answer', 'gone', '--dry-run'], 0, /^$/],
  ];
  for (const [args, code, message] of refusals) {
    const run = await runBrand(project.root, args);
    expect([args, run.code, run.stderr]).toEqual([args, code, expect.stringMatching(message)]);
  }
  expect(hashOf(project.root)).toBe(before);
  expect(await staged(project.root)).toEqual([]);
});

test('a change that is killed at any step is taken back by the next command', { tags: 'rule' }, async () => {
  await using project = await createProject();
  const before = hashOf(project.root);
  const preload = path.join(project.root, 'kill.mjs');
  const rename = ['rename', 'birchmere', '--to', 'birch', '--yes'];
  await writeFile(
    preload,
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';
fs.renameSync = () => process.kill(process.pid, 'SIGKILL');
syncBuiltinESMExports();`,
  );
  const killed = await spawnScript(root, 'brand.ts', [...rename, '--root', project.root], {
    env: { NODE_OPTIONS: `--import=${preload}` },
  });
  expect(killed.signal).toBe('SIGKILL');
  expect(await callCommand(check, ['--root', project.root])).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/^brands:1:1 {2}a change of brands was interrupted; /),
  });
  const next = await runBrand(project.root, ['list']);
  expect(next).toMatchObject({ code: 0, stderr: 'A change that was interrupted has been undone.\n' });

  const states = new Set<string>();
  for (let step = 1; !existsSync(path.join(project.root, 'brands/birch')); step++) {
    expect(hashOf(project.root)).toBe(before);
    expect(await staged(project.root)).toEqual([]);
    const { isStopped } = await simulateKillAtWrite(step, () => runBrand(project.root, rename));
    expect(isStopped).toBe(true);
    states.add(hashOf(project.root));
    await restoreProject(project.root);
    // So that the next run makes as many changes before this one.
    await rm(path.join(project.root, '.cache'), { recursive: true, force: true });
  }
  // Each of two folders and the settings are moved away or replaced; after the last step the change is made.
  expect(states.size).toBe(5);
  expect(await staged(project.root)).toEqual([]);
  expect(await runBrand(project.root, ['show', 'birch'])).toMatchObject({ code: 0 });
});
