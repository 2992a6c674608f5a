import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { explain } from '../../scripts/explain.ts';
import { sha256 } from '../../scripts/lib/hash.ts';
import { plan as planCommand } from '../../scripts/plan.ts';
import { toStableName } from '../../scripts/release-tools/plan/fileClasses.ts';
import { makePlan } from '../../scripts/release-tools/plan/makePlan.ts';
import { buildByPlan, buildWithReasons } from '../../scripts/release-tools/plan/reviewedBuilds.ts';
import { buildFixture } from '../support/buildFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import { type FileTree, toVersioned, validFixtureFiles } from '../support/fixtureFiles.ts';

const languages = { de: 'German', en: 'English', fr: 'French', cs: 'Czech' };
const words = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Renders a catalogue with a message for each of these words; English ones are their own texts. */
const toCatalogue = ([tag, name]: [string, string]) =>
  [
    'msgid ""\nmsgstr ""\n',
    ...words.map(
      (word) =>
        `#: app/main.ts\nmsgid "Word ${word}"\nmsgstr "${tag === 'en' ? '' : `${name} `}${tag === 'en' ? 'Word' : 'word'} ${word}"\n`,
    ),
  ].join('\n');

const mainFile = `
import { site } from './site/site.ts';
import { greet } from './greet.ts';
import './preloaded.ts';
import './main.css';
const catalogues: Record<string, () => Promise<unknown>> = {};
if (site.locales.includes('de')) catalogues.de = () => import('./i18n/de.po?deferred');
if (site.locales.includes('en')) catalogues.en = () => import('./i18n/en.po?deferred');
if (site.locales.includes('fr')) catalogues.fr = () => import('./i18n/fr.po?deferred');
if (site.locales.includes('cz')) catalogues.cz = () => import('./i18n/cs.po?deferred');
const root = document.getElementById('root')!;
root.textContent = greet(site.name);
catalogues[site.locale]?.();
if (site.liveChat) root.onclick = () => import('./chat.ts');
else root.title = site.supportEmail;
`;

const root = path.resolve(import.meta.dirname, '../..');

/** Files of the project that the settings of the catalogues import. */
const languageFiles = [
  'languages.ts',
  ...['Language', 'cz', 'de', 'en', 'fr', 'pl'].map((name) => `languages/${name}.ts`),
];

const files: FileTree = {
  ...Object.fromEntries(
    languageFiles.map((name) => [`brands/${name}`, readFileSync(path.join(root, 'brands', name), 'utf8')]),
  ),
  'app/main.ts': mainFile,
  // Where the search for critical modules begins, and the functions that it knows.
  'app/main.tsx': '',
  'app/lib/loadChunk.ts': 'export const loadChunk = 1;',
  'app/i18n/loadTranslatedChunk.ts': 'export const loadRareChunk = 1;',
  ...Object.fromEntries(Object.entries(languages).map((one) => [`app/i18n/${one[0]}.po`, toCatalogue(one)])),
};

const sites = {
  all: ['alderwick.at', 'alderwick.com', 'alderwick.de', 'birchmere.uk', 'cloverfen.ch', 'cloverfen.cz'],
  alderwick: ['alderwick.at', 'alderwick.com', 'alderwick.de'],
  burgundy: ['alderwick.at', 'alderwick.com', 'alderwick.de', 'cloverfen.ch', 'cloverfen.cz'],
  cloverfen: ['cloverfen.ch', 'cloverfen.cz'],
  de: ['alderwick.at', 'alderwick.de', 'cloverfen.ch'],
  en: ['alderwick.com', 'alderwick.de', 'birchmere.uk', 'cloverfen.ch', 'cloverfen.cz'],
  fr: ['cloverfen.ch'],
  cs: ['cloverfen.cz'],
  birchmere: ['birchmere.uk'],
  none: [],
};

/** One edit: what it replaces in a file, how its cause is named, and the sites that it changes. */
type Edit = readonly [
  file: string,
  from: string,
  to: string,
  what: string,
  sites: keyof typeof sites | readonly string[],
];

const text = (tag: keyof typeof languages, word: string): Edit => [
  `app/i18n/${tag}.po`,
  tag === 'en' ? `msgstr "Word ${word}"` : `word ${word}"`,
  tag === 'en' ? `msgstr "Term ${word}"` : `term ${word}"`,
  tag === 'en' ? `“Term ${word}”` : `“${languages[tag]} term ${word}”`,
  tag,
];

const settings = 'build.config.ts';

/** Fifty edits, some at a time; of each file one at a time. */
const batches: readonly (readonly Edit[])[] = [
  [
    text('de', 'one'),
    text('en', 'two'),
    text('fr', 'three'),
    text('cs', 'four'),
    ['brands/alderwick/brand.json', 'support.at@', 'hilfe.at@', 'contacts.support.at', 'alderwick'],
    ['brands/cloverfen/brand.json', 'privacy@clover', 'data@clover', 'contacts.privacy', 'cloverfen'],
    ['themes/forest.json', '#2C7756', '#2C7856', 'colors.primary', 'birchmere'],
    ['app/chat.ts', 'console.log', 'console.info', '', 'burgundy'],
    ['templates/robots.txt.hbs', 'User-agent', '# All\nUser-agent', '', 'all'],
    ['package.json', '"vite": "', '"vite": "9', 'vite ', 'none'],
  ],
  [
    text('de', 'two'),
    text('en', 'three'),
    text('fr', 'four'),
    text('cs', 'five'),
    ['brands/birchmere/brand.json', '"support@birch', '"help@birch', 'contacts.support.default', 'birchmere'],
    [
      'brands/alderwick/brand.json',
      '"a-key-for-maps-in-germany"',
      '"a-key-for-maps-in-europe1"',
      'domains.de.mapsKey',
      ['alderwick.de'],
    ],
    ['themes/burgundy.json', '#A8701A', '#A0681A', 'colors.accent', 'burgundy'],
    ['app/chat.css', '--primary-700', '--primary-800', '', 'burgundy'],
    ['templates/legal/de/imprint.hbs', '{{companyName}}', '© {{companyName}}', '', 'burgundy'],
    [
      settings,
      "liveChat: 'https://chat.operator",
      "liveChat: 'https://talk.operator",
      'environments.production.liveChat',
      'all',
    ],
  ],
  [
    text('de', 'three'),
    text('en', 'four'),
    text('fr', 'five'),
    text('cs', 'six'),
    ['brands/cloverfen/brand.json', '"Xolvis"', '"PayPal"', 'features.providers', 'cloverfen'],
    ['brands/birchmere/icon.svg', '#621D28', '#1D6228', '', 'birchmere'],
    ['themes/forest.json', '#B05A2C', '#B05B2C', 'colors.accent', 'birchmere'],
    ['app/greet.ts', "' ('", "' – ('", '', 'all'],
    ['templates/frames/chat.hbs', '<html', '<html data-frame', '', 'burgundy'],
    [
      settings,
      'address' + "Line1: '1 Plaza'",
      'address' + "Line1: '2 Plaza'",
      'companies.sample.addressLine1',
      'birchmere',
    ],
  ],
  [
    text('de', 'four'),
    text('en', 'five'),
    text('fr', 'six'),
    text('cs', 'one'),
    ['brands/alderwick/brand.json', '"support@alder', '"help@alder', 'contacts.support.default', 'alderwick'],
    ['brands/cloverfen/logo.svg', '#621D28', '#1D6228', '', 'cloverfen'],
    ['themes/burgundy.json', '#6B5F63', '#6B6063', 'colors.neutral', 'burgundy'],
    ['app/main.css', '--neutral-900', '--neutral-800', '', 'all'],
    ['templates/manifest.webmanifest.hbs', '"name"', ' "name"', '', 'all'],
    [
      settings,
      "storage: 'https://pictures.operator",
      "storage: 'https://photos.operator",
      'environments.production.storage',
      'all',
    ],
  ],
  [
    text('de', 'five'),
    text('en', 'six'),
    text('fr', 'one'),
    text('cs', 'two'),
    ['brands/birchmere/brand.json', '"dot"', '"count"', 'features.badges', 'birchmere'],
    ['brands/cloverfen/brand.json', '"ageBracket": 50', '"ageBracket": 60', 'ageBracket', 'cloverfen'],
    ['themes/forest.json', '#5C665F', '#5C675F', 'colors.neutral', 'birchmere'],
    ['app/prerender/prerender.ts', "'<p>' + path", "'<p>At ' + path", '', 'all'],
    ['templates/index.hbs', '<html', '<html data-edited', '', 'all'],
    [
      settings,
      "socket: 'wss://live.operator",
      "socket: 'wss://calls.operator",
      'environments.production.socket',
      'all',
    ],
  ],
];

let project: Awaited<ReturnType<typeof createFixtureProject>>;
const options = () => ({
  filter: { brands: [], domains: [] },
  dist: path.join(project.root, 'dist'),
  cacheFolder: path.join(project.root, '.cache'),
  compressed: false,
});

beforeAll(async () => {
  project = await createFixtureProject({ ...validFixtureFiles(), ...files });
  await buildFixture(project.root, { compressed: false });
});
afterAll(() => project[Symbol.asyncDispose]());

/** Makes edits; returns the line of each, and the function that takes them back. */
function edit(edits: readonly Edit[]) {
  const before = new Map<string, string>();
  const lines = edits.map(([name, from, to]) => {
    const file = path.join(project.root, name);
    const former = readFileSync(file, 'utf8');
    if (!former.includes(from)) throw new Error(`${name} holds no ${from}`);
    before.set(file, former);
    const edited = former.replace(from, () => to);
    const text = name.startsWith('templates/legal')
      ? toVersioned(edited.slice(edited.indexOf('\n') + 1), /\d{4}-\d\d-\d\d/.exec(edited)![0])
      : edited;
    writeFileSync(file, text);
    const [first, second] = [former.split('\n'), text.split('\n')];
    return second.findIndex((line, index) => line !== first[index] && !line.startsWith('{{!-- version')) + 1;
  });
  const undo = () => {
    for (const [file, former] of before) writeFileSync(file, former);
  };
  return { lines, undo };
}

const toHost = (site: string) => `members.${site}.example`;

test.for(batches.map((edits, index) => [index + 1, edits] as const))(
  'edits of batch %i are each named, with the sites that they change',
  async ([, edits]) => {
    const { lines, undo } = edit(edits);
    const plan = await makePlan(project.root, { build: options(), cwd: project.root }).finally(undo);
    const found = edits.map(([file, , , what], index) => {
      const name = `${file}:${lines[index]}`;
      const position = plan.causes.findIndex((cause) =>
        cause.split('; ').some((one) => one.startsWith(name) && one.includes(what)),
      );
      const isIdle = plan.withoutEffect.some((one) => one.startsWith(name) && one.includes(what));
      const hosts = plan.groups.filter(({ causes }) => causes.includes(position)).flatMap((group) => group.hosts);
      return [name, position === -1 && !isIdle ? 'not named' : [...new Set(hosts)].sort()];
    });
    const expected = edits.map(([file, , , , where], index) => [
      `${file}:${lines[index]}`,
      (typeof where === 'string' ? sites[where] : where).map(toHost),
    ]);
    expect(found).toEqual(expected);
    expect(plan.groups.filter(({ causes }) => causes.length === 0)).toEqual([]);
    expect(plan.groups.reduce((sum, { files: count }) => sum + count, 0)).toBe(plan.total.files);
  },
);

test('a build tells why it made each site', async () => {
  const { lines, undo } = edit(batches[0]!.slice(4, 6));
  const { reasons } = await buildWithReasons(project.root, options(), undefined).finally(undo);
  expect(reasons.slice(0, 2)).toEqual([
    {
      what: sites.alderwick.map(toHost).join(', '),
      why: `brands/alderwick/brand.json:${lines[0]} contacts.support.at`,
    },
    { what: sites.cloverfen.map(toHost).join(', '), why: `brands/cloverfen/brand.json:${lines[1]} contacts.privacy` },
  ]);
});

test('a saved plan is what a build does, or it refuses and says what has moved', async () => {
  const file = path.join(project.root, 'plan.json');
  const args = ['--root', '.', '--no-compress', '--cache', '.cache'];
  const run = (...more: string[]) => callCommand(planCommand, [...args, ...more], { cwd: project.root });
  await buildFixture(project.root, { compressed: false });
  expect(await run()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Nothing changes: 6 sites/) });

  const first = edit(batches[0]!.slice(4, 5));
  const { code, stdout } = await run('--out', 'plan.json', '--markdown');
  expect([code, stdout]).toEqual([
    3,
    expect.stringContaining('| 1  brands/alderwick/brand.json:10 contacts.support.at |'),
  ]);
  const second = edit(batches[2]!.slice(6, 8));
  await expect(buildByPlan(project.root, options(), file)).rejects.toThrow(
    'the plan is stale: the sources have changed since: app/greet.ts, themes/forest.json',
  );
  second.undo();
  const readRelease = () => sha256(readFileSync(path.join(project.root, 'dist/manifest.json')));
  expect(await buildByPlan(project.root, options(), file)).toMatchObject({ written: true });
  expect(readRelease()).toBe(JSON.parse(readFileSync(file, 'utf8')).to);
  // Once more is no mistake; from another release it is.
  expect(await buildByPlan(project.root, options(), file)).toMatchObject({ written: false });
  first.undo();
  const third = edit(batches[4]!.slice(6, 7));
  await buildFixture(project.root, { compressed: false });
  third.undo();
  await expect(buildByPlan(project.root, options(), file)).rejects.toThrow(
    `and dist is ${readRelease().slice(0, 16)} now`,
  );
});

test('a plan compares with a saved manifest, and names sites that come and go', async () => {
  const manifest = JSON.parse(readFileSync(path.join(project.root, 'dist/manifest.json'), 'utf8'));
  const [first, ...others] = manifest.sites;
  const saved = path.join(project.root, 'saved.json');
  writeFileSync(saved, JSON.stringify({ ...manifest, sites: [{ ...first, host: 'members.gone.example' }, ...others] }));
  const plan = await makePlan(project.root, { build: options(), against: 'saved.json', cwd: project.root });
  expect([plan.added, plan.gone]).toEqual([[first.host], ['members.gone.example']]);
  await expect(makePlan(project.root, { build: options(), against: 'no.json', cwd: project.root })).rejects.toThrow(
    'there is no release that can be read',
  );
});

test('a site over its budget stops a build, and a plan says so before', async () => {
  const [budget] = [
    edit([[settings, "siteIds: 'next'", "siteBudget: { files: 5, bytes: 1 },\n  siteIds: 'next'", '', 'none']]),
  ];
  const plan = await makePlan(project.root, { build: options(), cwd: project.root });
  await expect(buildFixture(project.root, { compressed: false }).finally(budget.undo)).rejects.toThrow(
    /build\.config\.ts:1:1 {2}members\.alderwick\.at\.example has \d+ files, and siteBudget allows 5 files/,
  );
  expect(plan.overBudget).toHaveLength(12);
});

test('a site is explained: a value with its origin, a file with what put it there and what it costs', async () => {
  const args = ['--root', '.', '--cache', '.cache', '--json', toHost('alderwick.at')];
  const ask = async (...more: string[]) => {
    const { code, stdout } = await callCommand(explain, [...args, ...more], { cwd: project.root });
    return { code, ...JSON.parse(stdout) };
  };
  expect(await ask('supportEmail')).toMatchObject({
    values: [{ value: 'support.at@alderwick.example', origin: 'brands/alderwick/brand.json:10, contacts.support.at' }],
    files: [],
  });
  const { files: scripts, values } = await ask('assets/chat.js');
  expect(scripts).toEqual([
    expect.objectContaining({ sources: expect.arrayContaining(['app/chat.css', 'app/chat.ts']), sharedWith: 3 }),
  ]);
  expect(scripts[0].raw).toBeGreaterThan(0);
  expect(values).toBeUndefined();
  const { files: all }: { files: { path: string; sources: string[] }[] } = await ask();
  const withoutSources = all.filter(({ sources }) => sources.length === 0).map(({ path: file }) => toStableName(file));
  // It only names the others.
  expect([all.length > 50, withoutSources]).toEqual([true, ['assets/lazy-files.js']]);
  expect(await ask('supportMail')).toMatchObject({
    code: 2,
    error: { message: expect.stringContaining('did you mean "supportEmail"?') },
  });
});
