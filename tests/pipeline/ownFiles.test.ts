import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../scripts/build/config/resolve/loadCatalogue.ts';
import { formatFinding } from '../../scripts/build/verify/Finding.ts';
import { readRelease } from '../../scripts/build/verify/readRelease.ts';
import { verifyRelease } from '../../scripts/build/verify/verifyRelease.ts';
import { buildFixture as build } from '../support/buildFixture.ts';
import { copyBuiltFixture, replaceFile } from '../support/builtFixture.ts';
import { toVersioned } from '../support/fixtureFiles.ts';
import { hashDist } from '../support/readDist.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The number of further messages, `Message 1` and so on. */
const FURTHER = 8;

const po = (text: string) =>
  [
    `#: app/main.ts\nmsgid "Good day, {name}"\nmsgstr "${text}"\n`,
    `msgid "Farewell"\nmsgstr "${text}!"\n`,
    ...Array.from({ length: FURTHER }, (_, index) => `msgid "Message ${index}"\nmsgstr "${text} ${index}"\n`),
  ].join('\n');

/** Own texts as people and their tools write them: each stands for one of the further messages. */
const ownTexts = [
  (id: string, original: string) => `# Ours.\n\n${original}\nmsgid "${id}"\nmsgstr "Eigen 0, {name}"\n`,
  (id: string, original: string) => `  \n${original}\n#: app/x.ts:7\nmsgid "${id}"\nmsgstr "Eigen 1, {name}"\n`,
  (id: string, original: string) => ` \t\n${original}\nmsgid ""\n"${id}"\nmsgstr ""\n"Eigen "\n"2, {name}"\n`,
  (id: string, original: string) => `\u00A0\n${original}  \n  msgid   "${id}"  \n\tmsgstr\t"Eigen 3, {name}"\t\n`,
  (id: string, original: string) => `\r\n${original}\r\nmsgid "${id}"\r\nmsgstr "Eigen 4, {name}"\r\n \r\n`,
  (id: string, original: string) => `\r${original}\rmsgid "${id}"\rmsgstr "Eigen 5, {name}"\r \r`,
  (id: string, original: string) =>
    `${original}\nmsgid "${id}"\n# in two pieces\nmsgstr "Eigen 6, "\n# here\n"{name}"\n\n`,
  (id: string, original: string) =>
    `#~ msgid "gone"\n#~ msgstr "fort"\n\n${original}\nmsgid "${id}"\nmsgstr "Eigen 7, {name}"`,
];

/** The messages that a built catalogue exports. */
async function readBuiltMessages(text: string): Promise<unknown[]> {
  const module: Record<string, Record<string, unknown>> = await import(
    `data:text/javascript,${encodeURIComponent(text)}`
  );
  return Object.values(Object.values(module)[0]!);
}

/** An app with catalogues of messages, as the real one has them. */
async function appWithMessages(): Promise<Record<string, string>> {
  const copied = [
    'languages.ts',
    'languageVariants.ts',
    'toSwissSpelling.ts',
    ...['Language', 'cz', 'de', 'en', 'fr', 'pl'].map((name) => `languages/${name}.ts`),
  ];
  const files = await Promise.all(
    copied.map(async (name) => [`brands/${name}`, await readFile(path.join(root, 'brands', name), 'utf8')] as const),
  );
  return {
    ...Object.fromEntries(files),
    'app/main.ts': `
import './preloaded.ts';
import { messageImports } from './i18n/importMessages.ts';
import { site } from './site/site.ts';
import welcome from 'art:welcome';
import banner from 'art:banner/[key]';
document.title = site.name + welcome + banner('07');
for (const locale of site.locales) void messageImports.deferred(locale);
`,
    // Where the search for critical modules begins.
    'app/main.tsx': '',
    'app/lib/loadChunk.ts': 'export const loadChunk = 1;',
    'app/i18n/loadTranslatedChunk.ts': 'export const loadRareChunk = 1;',
    'app/i18n/importMessages.ts': await readFile(path.join(root, 'app/i18n/importMessages.ts'), 'utf8'),
    'app/i18n/en.po': po('Good day, {name}'),
    'app/i18n/de.po': po('Guten Tag, {name}'),
    'app/i18n/fr.po': po('Bonjour, {name}'),
    'app/i18n/cs.po': po('Dobrý den, {name}'),
    'app/i18n/pl.po': po('Dzień dobry, {name}'),
    'app/i18n/en-US.po': 'msgid ""\nmsgstr ""\n',
  };
}

const write = async (folder: string, files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await replaceFile(path.join(folder, file), text);
  }
};

test("what a brand has of its own is in that brand's sites alone, in place of the original", {
  tags: 'rule',
}, async () => {
  await using project = await copyBuiltFixture();
  await write(project.root, await appWithMessages());
  await build(project.root, { compressed: false });
  const before = await hashDist(project.root);

  const banner = await readFile(path.join(root, 'templates/art/banner/07.svg'), 'utf8');
  await write(project.root, {
    'brands/cloverfen/texts/de.po':
      '#. original: "Guten Tag, {name}"\nmsgid "Good day, {name}"\nmsgstr "Herzliche Grüße an {name}"\n' +
      ownTexts.map((write, index) => write(`Message ${index}`, `#. original: "Guten Tag, {name} ${index}"`)).join(''),
    'brands/alderwick/pictures/banner/07.svg': banner.replace('<path', '<circle fill="#c0ffee" r="9"/><path'),
    'brands/birchmere/legal/imprint.en.hbs': toVersioned('<p>{{companyName}}, reviewed by our own counsel</p>\n'),
  });
  expect(await build(project.root, { compressed: false })).toMatchObject({ written: true });
  const after = await hashDist(project.root);
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((file) => before[file] !== after[file])
    .map((file) => file.replace(/-[0-9a-f]{10}\./, '-#.').replace(/(?<=alderwick\.)\w+/, '*'));
  expect(new Set(changed.filter((file) => !file.startsWith('hosting/')))).toEqual(
    new Set([
      'manifest.json',
      'manifests/hosting.json',
      'manifests/members.alderwick.*.example.json',
      'manifests/members.birchmere.uk.example.json',
      'manifests/members.cloverfen.ch.example.json',
      'members.alderwick.*.example/404.html',
      'members.alderwick.*.example/error-no-auth.html',
      'members.alderwick.*.example/error-profile.html',
      'members.alderwick.*.example/resetPassword.html',
      'members.alderwick.*.example/_headers',
      'members.alderwick.*.example/assets/art/banner-07-#.svg',
      'members.alderwick.*.example/assets/site-values-#.js',
      'members.alderwick.*.example/index.html',
      'members.alderwick.*.example/member.html',
      'members.birchmere.uk.example/legal/termsAndPolicies_en_GB.json',
      'members.cloverfen.ch.example/404.html',
      'members.cloverfen.ch.example/error-no-auth.html',
      'members.cloverfen.ch.example/error-profile.html',
      'members.cloverfen.ch.example/resetPassword.html',
      'members.cloverfen.ch.example/_headers',
      'members.cloverfen.ch.example/assets/boot-member-#.js',
      'members.cloverfen.ch.example/assets/catalogue-de-CH-deferred-#.js',
      'members.cloverfen.ch.example/assets/lazy-files-#.js',
      'members.cloverfen.ch.example/index.html',
      'members.cloverfen.ch.example/member.html',
    ]),
  );
  const files = Object.keys(after);
  const read = async (pattern: RegExp) =>
    Promise.all(
      files.filter((file) => pattern.test(file)).map((file) => readFile(path.join(project.root, 'dist', file), 'utf8')),
    );
  const [messages] = await read(/cloverfen\.ch\.example\/assets\/catalogue-de-CH-deferred/);
  expect(messages).toContain('Herzliche Grüsse an ');
  expect(messages).toMatch(/Guten Tag, .*!/);
  expect(messages!.match(/Guten Tag/g)).toHaveLength(1);
  // What check accepts is in the site, message by message.
  const built = await readBuiltMessages(messages!);
  for (let index = 0; index < FURTHER; index++) expect(built).toContainEqual([`Eigen ${index}, `, ['name']]);

  const pictures = await read(/alderwick\.at\.example\/assets\/art\/banner-07-[0-9a-f]+/);
  expect(pictures).toEqual([expect.stringMatching(/--\w+:#c0ffee.*<circle fill="var\(--\w+\)" r="9"/)]);
  expect((await read(/\/banner-07-[0-9a-f]+\.svg$/)).filter((text) => text.includes('c0ffee'))).toHaveLength(3);
  const [legal] = await read(/birchmere.*termsAndPolicies_en_GB\.json/);
  expect(JSON.parse(legal!)).toMatchObject({
    imprint: [
      ['p', ['Version of 1 January 2026']],
      ['p', ['Sample LLC, reviewed by our own counsel']],
    ],
  });

  const catalogue = await loadCatalogue(project.root);
  const verify = () => verifyRelease(readRelease(path.join(project.root, 'dist')), catalogue).map(formatFinding);
  expect(verify()).toEqual([]);
  await write(project.root, {
    'dist/members.alderwick.de.example/robots.txt': 'Herzliche Grüsse an alle, reviewed by our own counsel',
  });
  const foreign = (phrase: string) => expect.stringContaining(`alderwick.de.example/robots.txt: holds ${phrase}`);
  expect(verify()).toEqual(
    expect.arrayContaining([
      foreign('"herzliche grüsse an", which is cloverfen\'s'),
      foreign('", reviewed by our own counsel", which is birchmere\'s'),
    ]),
  );
});
