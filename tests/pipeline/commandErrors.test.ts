import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { brand } from '../../scripts/brand.ts';
import { build } from '../../scripts/build.ts';
import { check } from '../../scripts/check.ts';
import { conform } from '../../scripts/conform.ts';
import { dev } from '../../scripts/dev.ts';
import { drawLogos } from '../../scripts/draw-logos.ts';
import { formatProblem, type Problem } from '../../scripts/lib/problem.ts';
import { freePort, startServer } from '../../scripts/local/serve/startServer.ts';
import { merge } from '../../scripts/merge.ts';
import { newBrand } from '../../scripts/new-brand.ts';
import { preview } from '../../scripts/preview.ts';
import { start } from '../../scripts/start.ts';
import { verify } from '../../scripts/verify.ts';
import { copyBuiltFixture } from '../support/builtFixture.ts';
import { callCommand } from '../support/callCommand.ts';
import { createFixtureProject } from '../support/createFixtureProject.ts';
import type { FileTree } from '../support/fixtureFiles.ts';
import { spawnScript } from '../support/spawnScript.ts';

const root = path.resolve(import.meta.dirname, '../..');

const commands = { brand, build, check, conform, dev, drawLogos, merge, newBrand, preview, start, verify };

/** Runs a command that is written as on a command line: its name and arguments. */
function call(line: string, args: readonly string[] = [], options?: Parameters<typeof callCommand>[2]) {
  const [name, ...written] = line.split(' ');
  return callCommand(commands[name as keyof typeof commands], [...written, ...args], options);
}

const toPo = (messages: Readonly<Record<string, string>>, remark = '') =>
  Object.entries(messages)
    .map(([id, text]) => `${remark}msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n');

/** The fixture with a file of styles, with texts in its catalogues, and one in place of them. */
const texts: FileTree = {
  ...Object.fromEntries(
    ['en', 'de', 'fr', 'cs'].map((tag) => [`app/i18n/${tag}.po`, toPo({ 'Hello {name}': 'Hi, {name}', Bye: 'Bye' })]),
  ),
  'app/chat.css.ts': '',
  'brands/birchmere/texts/en.po': toPo({ 'Hello {name}': 'Howdy, {name}' }, '#. original: "Hi, {name}"\n'),
};

type Mistake = readonly [file: string, from: RegExp, to: string, line: string];

/** What people write wrong in the app, each with the line that says what it is. */
const mistakesInCode: readonly Mistake[] = [
  [
    'app/chat.css.ts',
    /^/,
    "import { site } from './site/site.ts';\nexport const age = site.minAge;\n",
    'app/chat.css.ts:1:1  styles cannot read site, because all sites share them; let the component that reads it choose between classes',
  ],
  [
    'app/chat.ts',
    /$/,
    'const { metric } = site;\n',
    'app/chat.ts:6:20  site is not used as site.x; read each value directly where it is needed',
  ],
  [
    'app/chat.ts',
    /$/,
    'console.log(site.supprtEmail);\n',
    'app/chat.ts:7:18  site has no value "supprtEmail"; did you mean "supportEmail"?',
  ],
  [
    'app/chat.ts',
    /$/,
    "console.log(site.localse.includes('de'));\n",
    'app/chat.ts:8:18  site has no list "localse"; did you mean "locales"?',
  ],
  [
    'app/chat.ts',
    /$/,
    "import welcome from 'art:welcom'; console.log(welcome);\n",
    'app/chat.ts:9:21  there is no picture art:welcom in templates/art; did you mean "art:welcome"?',
  ],
  [
    'app/chat.ts',
    /$/,
    "console.log('__SITE__'); // not __DEPS__:\n",
    'app/chat.ts:10:14  "__SITE__" is a name that the build keeps for itself; write another one',
  ],
  [
    'app/chat.ts',
    /$/,
    "throw new Error('not yet');\n",
    'app/chat.ts:11:1  the module throws whenever it is loaded; throw in a function, or under a condition',
  ],
  [
    'app/greet.ts',
    /$/,
    'export const x = ;',
    'app/greet.ts:6:18  Unexpected token; the mistake is here or right before',
  ],
];

/** The same for texts: catalogues, a brand's own, legal templates. */
const mistakesInTexts: readonly Mistake[] = [
  [
    'app/i18n/cs.po',
    /Hi, \{name\}/,
    'Hi',
    'app/i18n/cs.po:2:1  the text of "Hello {name}" lacks {name}; put it in as in the English text',
  ],
  [
    'app/i18n/de.po',
    /"Bye"\n$/,
    '""\n',
    'app/i18n/de.po:5:1  "Bye" has no text; write one between the quotes of msgstr',
  ],
  [
    'app/i18n/fr.po',
    /"Bye"\n$/,
    '"Bye, {name}"\n',
    'app/i18n/fr.po:5:1  {name} is no placeholder of "Bye"; use those of the English text',
  ],
  [
    'app/i18n/fr.po',
    /$/,
    '# __DEPS__:\n',
    'app/i18n/fr.po:6:3  "__DEPS__:" is a name that the build keeps for itself; write another one',
  ],
  [
    'brands/birchmere/texts/en.po',
    /\{name\}"\n$/,
    '{name}, {n}"\n',
    'brands/birchmere/texts/en.po:3:1  {n} is no placeholder of "Hello {name}"; use those of the English text',
  ],
  [
    'templates/legal/de/imprint.hbs',
    /(?<=--\}\}\n)/,
    '<p>{{compnyName}}</p>',
    'templates/legal/de/imprint.hbs:2:4  "{{compnyName}}" is no value of legal texts; did you mean "companyName"?',
  ],
  [
    'templates/legal/fr/imprint.hbs',
    /(?<=--\}\}\n)/,
    '<p>{{#if eu}}</p>',
    'templates/legal/fr/imprint.hbs:2:4  "{{#if eu}}" is never closed; write {{/if}} where its text ends',
  ],
];

async function createProjectWith(mistakes: readonly Mistake[], created = createFixtureProject(texts)) {
  const project = await created;
  for (const [file, from, to] of mistakes) {
    const place = path.join(project.root, file);
    await writeFile(place, (await readFile(place, 'utf8')).replace(from, to));
  }
  return project;
}

const stack = /^\s+at /m;

test.for([
  ['code', mistakesInCode, '8 mistakes in 3 files'],
  ['texts', mistakesInTexts, '7 mistakes in 6 files'],
] as const)(
  'check and build name each mistake in %s by its place, with a remedy',
  { tags: 'rule' },
  async ([, mistakes, summary]) => {
    await using project = await createProjectWith(mistakes);
    const expected = mistakes.map(([, , , line]) => line);
    const checked = await call('check', ['--root', project.root]);
    expect([checked.code, checked.stdout.split('\n'), checked.stderr]).toEqual([1, [...expected, summary, ''], '']);
    const folders = ['--out', path.join(project.root, 'dist'), '--cache', path.join(project.root, '.cache')];
    const built = await call('build --json', ['--root', project.root, ...folders]);
    expect([built.code, built.stderr.split('\n')]).toEqual([1, [...expected, summary, '']]);
    const { ok, problems } = JSON.parse(built.stdout) as { ok: boolean; problems: Problem[] };
    expect([ok, problems.map(formatProblem)]).toEqual([false, expected]);
  },
);

test.for<[title: string, mistake: Mistake]>([
  [
    'does not compile',
    [
      'templates/robots.txt.hbs',
      /$/,
      '\n  {{#if host}}',
      'templates/robots.txt.hbs:11:3  the template does not compile; mind the braces here',
    ],
  ],
  [
    'has no value for a name',
    [
      'templates/robots.txt.hbs',
      /^/,
      '# {{hosts}}\n',
      'templates/robots.txt.hbs:1:5  "hosts" has no value here; did you mean "host"?',
    ],
  ],
])('a template that %s is named by its place', async ([, mistake]) => {
  await using project = await createProjectWith([mistake], copyBuiltFixture());
  const { code, stdout } = await call('check', ['--root', project.root]);
  expect([code, stdout]).toEqual([1, expect.stringContaining(mistake[3])]);
  const folders = ['--out', path.join(project.root, 'dist'), '--cache', path.join(project.root, '.cache')];
  const built = await call('build --json', ['--root', project.root, ...folders]);
  expect([built.code, built.stderr]).toEqual([1, `${mistake[3]}\n1 mistake in 1 file\n`]);
  expect(JSON.parse(built.stdout)).toMatchObject({ ok: false, problems: [{ file: mistake[0] }] });
});

test.for([
  'brand list --json',
  'dev --brand birchmere --domain uk',
  'newBrand --name Elmhurst --json',
  'preview --json',
  'verify --json',
])('a mistake in the data stops other commands with its place: %s', async (line) => {
  const mistake = mistakesInTexts.at(-1)!;
  await using project = await createProjectWith([mistake]);
  const { code, stdout, stderr } = await call(line, ['--root', project.root]);
  expect([code, stderr]).toEqual([1, expect.stringContaining(`${mistake[3]}\n1 mistake in 1 file\n`)]);
  expect(stderr).not.toMatch(stack);
  if (line.includes('--json')) expect(JSON.parse(stdout)).toMatchObject({ ok: false, problems: [{ line: 2 }] });
});

test('a port that is in use is named, and what to do', { tags: 'rule' }, async () => {
  await using project = await createFixtureProject();
  const server = await startServer(() => {}, 0);
  try {
    const taken = new URL(server.origin).port;
    const free = `${await freePort(0)}`;
    const options = ['--root', project.root, '--brand', 'alderwick'];
    // In a process of its own, because the sandbox is served by then.
    const taking = spawnScript(root, 'dev.ts', [...options, '--port', taken, '--sandbox-port', free]);
    for (const ran of [await taking, await call('dev', [...options, '--port', free, '--sandbox-port', taken])]) {
      const { code, stdout, stderr } = ran;
      expect({ code, stdout, stderr }).toEqual({
        ...{ code: 1, stdout: '' },
        stderr: `port ${taken} is in use by another program; stop it, or choose another port with --port or --sandbox-port\n`,
      });
    }
  } finally {
    await server.close();
  }
});

test.for<[command: string, option: string, port: string]>([
  ['dev', '--port', 'abc'],
  ['dev', '--sandbox-port', '99999'],
  ['start', '--port', '0'],
])('%s %s %s is no port', { tags: 'rule' }, async ([command, option, port]) => {
  expect(await call(command, [option, port])).toEqual({
    ...{ code: 1, stdout: '' },
    stderr: `${option} ${port} is no port; write a number from 1 to 65535\n`,
  });
});

test.for([
  'brand',
  'brand list --colour',
  'brand copy no-such-brand elmhurst',
  'build --brand no-such-brand',
  'conform',
  'newBrand --icon icon.svg',
])('wrong usage gives one result with --json: %s', { tags: 'rule' }, async (line) => {
  const { code, stdout, stderr } = await call(line, ['--json']);
  expect([code, JSON.parse(stdout)]).toEqual([2, { ok: false, error: { code: 2, message: expect.any(String) } }]);
  expect(stderr).not.toBe('');
  expect(stderr).not.toMatch(stack);
});

test.for<[command: string, args: readonly string[], message: string]>([
  ['brand', ['copy', 'tavelune', 'elmhurst', '--name', ''], '--name has no value'],
  ['brand', ['show', ''], 'an argument is empty'],
  ['build', ['--cache', ' ', '--cache-limit', '1M'], '--cache has no value'],
  ['build', ['--cache', '--cache-read-only'], '--cache has no value'],
  ['conform', ['--api='], '--api has no value'],
  ['drawLogos', ['--brand', ',', '--force'], '--brand has no value'],
  ['dev', ['--port', ''], '--port has no value'],
  ['merge', ['part-1', ''], 'an argument is empty'],
])('an empty value is wrong usage: %s %j', async ([command, args, message]) => {
  const stderr = `${message}; write one, or leave it out\n`;
  expect(await call(command, args)).toEqual({ code: 2, stdout: '', stderr });
});

/** Values of folder options that are somebody else's, each with the beginning of what is said. */
const foreignFolders: readonly [args: string, code: 1 | 2, message: string][] = [
  ['build --cache . --cache-limit 0', 1, '.:1:1  the cache is to go here, and something else is here already'],
  ['build --cache app --cache-limit 0', 1, 'app:1:1  the cache is to go here, and app is for the sources'],
  ['build --cache mine --cache-limit 0', 1, 'mine:1:1  the cache is to go here, and something else is here'],
  ['build --cache dist/cache', 2, 'the cache would be published: dist/cache is in dist; choose'],
  ['build --cache https:/cache.example', 2, '--cache https:/cache.example is no address; write such as https://'],
  ['build --sourcemaps .', 1, '.:1:1  the source maps are to go here, and something else is here already'],
  ['build --out .', 2, 'the cache would be published: .cache is in .; choose another folder'],
  ['build --out mine', 1, 'mine:1:1  the sites are to go here, and something else is here already'],
  ['build --out app/new', 1, 'app/new:1:1  the sites are to go here, and app is for the sources'],
  ['preview --out mine', 1, 'mine:1:1  the preview is to go here, and something else is here already'],
  ['preview --share brands/new', 1, 'brands/new:1:1  the preview is to go here, and brands is for the sources'],
  ['build --root mine', 1, 'brands:1:1  there is no brand'],
];

test('a folder option leaves what is not its own', async () => {
  await using project = await createFixtureProject({ 'mine/chunk/letter.txt': 'dear' });
  const list = async () =>
    (await readdir(project.root, { recursive: true, withFileTypes: true }))
      .map((entry) => path.relative(project.root, path.join(entry.parentPath, entry.name)))
      .filter((name) => !name.startsWith('.cache'));
  const before = await list();
  for (const [line, code, message] of foreignFolders) {
    const [command, ...args] = line.split(' ');
    const ran = await call(`${command} --root .`, args, { cwd: project.root });
    // The paths are shown from where this process runs, which is not there.
    const told = ran.stderr.replaceAll(`${project.root}/`, '').replaceAll(project.root, '.');
    expect([ran.code, told.slice(0, message.length)], line).toEqual([code, message]);
    expect(await list(), line).toEqual(before);
  }
});

test('what the system refuses gives one result with --json', async () => {
  await using project = await createFixtureProject();
  const { code, stdout, stderr } = await call('build', [
    ...['--root', project.root, '--cache', path.join(project.root, '.cache')],
    ...['--out', '/dev/null/dist', '--json'],
  ]);
  const message =
    'the system refuses /dev/null/dist (ENOTDIR: there is a file where a folder is needed); choose another folder, or ask for the right to write there';
  expect([code, JSON.parse(stdout), stderr]).toEqual([74, { ok: false, error: { code: 74, message } }, `${message}\n`]);
});
