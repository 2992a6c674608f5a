import { expect, test } from 'vitest';
import { sampleBrandCatalogue } from '../../../tests/support/sampleBrandCatalogue.ts';
import { planBuild } from '../../build/plan/planBuild.ts';
import { sha256 } from '../../lib/hash.ts';
import { attributeFiles, type SiteWithCauses } from './attribute.ts';
import type { Cause } from './Cause.ts';
import { compareLists, listNamesOf } from './ReleaseDifference.ts';

const { sites } = planBuild(sampleBrandCatalogue(), { brands: [], domains: [] });
const [ahorn, birke] = ['ahorn', 'birke'].map((slug) => sites.find(({ brand }) => brand.slug === slug)!);

const contents = new Map<string, string>();

/** Makes the list of files with these texts; in a name, # is a hash of the content. */
const list = (files: Readonly<Record<string, string>>) => ({
  files: Object.entries(files).map(([name, text]) => {
    const hash = sha256(text);
    contents.set(hash, text);
    return { path: name.replace('#', hash.slice(0, 10)), sha256: hash, size: text.length };
  }),
  hosting: [],
});

type Files = Readonly<Record<string, string>>;

const change = (
  site: typeof ahorn,
  before: Files,
  after: Files,
  causes: readonly Cause[] | undefined,
): SiteWithCauses => ({
  owner: site!.host,
  kind: 'changed',
  site,
  causes,
  files: compareLists(list(before), list(after)),
  names: listNamesOf(list(before), list(after)),
});

const component: Cause = { kind: 'code', file: 'app/chat.ts', line: 1 };
const other: Cause = { kind: 'code', file: 'app/home.ts', line: 1 };
const ofAhorn: Cause = { kind: 'brand', file: 'brands/ahorn/brand.json', path: ['name'] };

const attribute = (changed: readonly SiteWithCauses[]) => {
  const app = { chunks: { chat: ['app/chat.ts'], home: ['app/home.ts'] }, packages: {}, documents: new Set<string>() };
  const readContent = (hash: string) => contents.get(hash);
  return attributeFiles(changed, { environment: 'production', app, readContent }).map(({ owner, name, causes }) => [
    owner === ahorn!.host ? 'ahorn' : 'birke',
    name,
    causes.map(({ file }) => file),
  ]);
};

/** A site with two scripts, and a document that names them. */
const siteFiles = (chat: string, home: string, page = 'page'): Files => {
  const named = [chat, home].map((text) => `a-${sha256(text).slice(0, 10)}.js`).join();
  return { 'assets/chat-#.js': chat, 'assets/home-#.js': home, 'index.html': `${page} ${named}` };
};

test('a script has the causes in its chunk, a document that only names scripts those of these', () => {
  const causes = [component, other, ofAhorn];
  expect(attribute([change(ahorn, siteFiles('chat', 'home'), siteFiles('chat 2', 'home'), causes)])).toEqual([
    ['ahorn', 'assets/chat.js', ['app/chat.ts']],
    ['ahorn', 'index.html', ['app/chat.ts']],
  ]);
  expect(attribute([change(ahorn, siteFiles('chat', 'home'), siteFiles('chat 2', 'home 2', 'new'), causes)])).toEqual([
    ['ahorn', 'assets/chat.js', ['app/chat.ts']],
    ['ahorn', 'assets/home.js', ['app/home.ts']],
    ['ahorn', 'index.html', ['brands/ahorn/brand.json', 'app/chat.ts', 'app/home.ts']],
  ]);
});

test('what changes alike on another site is not of the brand', () => {
  const [before, after] = [{ 'assets/new-#.js': 'a' }, { 'assets/new-#.js': 'b' }];
  const causes = [component, ofAhorn];
  const alone = [change(ahorn, before, after, causes)];
  expect(attribute(alone)).toEqual([['ahorn', 'assets/new.js', ['app/chat.ts', 'brands/ahorn/brand.json']]]);
  expect(attribute([...alone, change(birke, before, after, causes)])).toEqual([
    ['ahorn', 'assets/new.js', ['app/chat.ts']],
    ['birke', 'assets/new.js', ['app/chat.ts']],
  ]);
});

test('a compressed file has the causes of its source; what nothing can have changed has none', () => {
  const [before, after] = [
    { 'robots.txt': 'a', 'robots.txt.br': 'x' },
    { 'robots.txt': 'b', 'robots.txt.br': 'y' },
  ];
  const template: Cause = { kind: 'template', file: 'templates/robots.txt.hbs' };
  expect(attribute([change(ahorn, before, after, [template, component])])).toEqual([
    ['ahorn', 'robots.txt', ['templates/robots.txt.hbs']],
    ['ahorn', 'robots.txt.br', ['templates/robots.txt.hbs']],
  ]);
  expect(attribute([change(ahorn, before, after, [component, other])])[0]).toEqual(['ahorn', 'robots.txt', []]);
  expect(attribute([change(ahorn, before, after, undefined)])[0]).toEqual(['ahorn', 'robots.txt', []]);
});
