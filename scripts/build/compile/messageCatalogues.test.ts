import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type FileTree, writeTempTree } from '../../../tests/support/fixtureFiles.ts';
import { linguiSettings } from '../../../tests/support/linguiSettings.ts';
import { createDiskCache, noCache } from '../../lib/cache.ts';
import { formatProblem, ProblemsError } from '../../lib/problem.ts';
import { groupMessages, listSiteCatalogues, loadMessageCatalogue, toVariantTexts } from './messageCatalogues.ts';
import type { Way } from './messagePriorities.ts';

const texts = { a: 'Anmelden', b: 'Nachricht', c: 'Schließen', d: 'Herkunft unbekannt', e: 'Konto', f: 'Name' };
const origins = {
  a: ['app/SignIn.tsx'],
  b: ['app/Chat.tsx'],
  c: ['app/Account.tsx', 'app/Chat.tsx', 'app/SignIn.tsx'],
  d: [],
  e: ['app/Account.tsx'],
  f: ['app/Account.tsx', 'app/Chat.tsx'],
};
const ways: Record<string, Way[]> = {
  'app/SignIn.tsx': [[]],
  'app/Chat.tsx': [['deferred', 'chat']],
  'app/Account.tsx': [['deferred', 'rare']],
};

test('a text is loaded on each way to one of its modules', () => {
  const groups = groupMessages(texts, origins, (origin) => ways[origin]!);
  const ids = Object.entries(groups).map(([priority, group]) => [priority, Object.keys(group)]);
  expect(Object.fromEntries(ids)).toEqual({
    critical: ['a', 'c'],
    deferred: ['d'],
    chat: ['b', 'f'],
    rare: ['e', 'f'],
  });
});

test('a variant has all texts of its language, spelled anew or with its own ones laid over', () => {
  const respell = (text: string) => text.replaceAll('ß', 'ss');
  expect(toVariantTexts(texts, { respell }, {})).toEqual({ ...texts, c: 'Schliessen' });
  expect(toVariantTexts(texts, {}, { b: 'Botschaft', x: 'Unbekannt' })).toEqual({ ...texts, b: 'Botschaft' });
});

const files = {
  'package.json': '{ "name": "fixture" }',
  '.linguirc.ts': linguiSettings(['en', 'de']),
  'app/i18n/en.po': 'msgid "a"\nmsgstr "Sign in"\n\nmsgid "b"\nmsgstr "Leave"\n',
  'app/i18n/de.po': 'msgid "a"\nmsgstr "Anmelden"\n\nmsgid "b"\nmsgstr ""\n',
};
/** Writes a project that finds the packages of this one. */
async function writeProject(project: FileTree) {
  const tree = await writeTempTree(project);
  const packages = path.resolve(import.meta.dirname, '../../../node_modules');
  await symlink(packages, path.join(tree.root, 'node_modules'), 'dir');
  return tree;
}

const german = { file: 'app/i18n/de.po' };
const allCritical = { ways: 'all critical' } as const;

test('a catalogue is compiled again if one of its files has changed', async () => {
  await using tree = await writeProject(files);
  const cache = createDiskCache(path.join(tree.root, 'cache'));
  const load = async () =>
    Object.values(
      JSON.parse((await loadMessageCatalogue(tree.root, cache, german, allCritical)).deferred) as object,
    ).sort();
  expect(await load()).toEqual([['Anmelden'], ['Leave']]);
  await writeFile(path.join(tree.root, 'app/i18n/fr.po'), 'msgid "a"\nmsgstr "Entrer"\n');
  await load();
  expect(cache.counts().messages).toEqual({ hits: 1, misses: 1 });
  await writeFile(path.join(tree.root, 'app/i18n/en.po'), files['app/i18n/en.po'].replace('Leave', 'Go'));
  expect(await load()).toEqual([['Anmelden'], ['Go']]);
  await writeFile(path.join(tree.root, 'app/i18n/de.po'), files['app/i18n/de.po'].replace('Anmelden', 'Herein'));
  expect(await load()).toEqual([['Go'], ['Herein']]);
});

test('a text that does not parse is named by its place', async () => {
  await using tree = await writeProject({
    ...files,
    'app/i18n/de.po': `${files['app/i18n/de.po']}\nmsgid "Bye"\nmsgstr "Bye {name"\n`,
  });
  const error = await loadMessageCatalogue(tree.root, noCache, german, allCritical).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemsError);
  expect((error as ProblemsError).problems.map(formatProblem)).toEqual([
    'app/i18n/de.po:8:1  the text of "Bye" does not parse; Unexpected message end at line 1 col 10',
  ]);
});

test.for([
  [['de'], [], ['app/i18n/de.po', 'app/i18n/en.po']],
  [['de', 'fr'], ['swissGerman'], ['app/i18n/de.po', 'app/i18n/en.po', 'app/i18n/fr.po']],
  [['en'], ['americanEnglish'], ['app/i18n/en.po', 'app/i18n/en-US.po']],
] as const)('the texts of a site in %s, written as %s, are in %s', ([locales, languageVariants, expected]) => {
  expect(listSiteCatalogues({ locales, languageVariants })).toEqual(expected);
});
