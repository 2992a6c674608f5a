import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFixtureProject } from '../../../tests/support/createFixtureProject.ts';
import type { FileTree } from '../../../tests/support/fixtureFiles.ts';
import { readProject } from '../lifecycle/readProject.ts';
import { createScreenFinder, everyPage } from './messageScreens.ts';
import { planOwnTexts } from './planOwnTexts.ts';
import { proposeRename, type WordRequest } from './proposeRename.ts';

type Entry = [id: string, text: string];
const toPo = (entries: readonly Entry[]) =>
  entries.map(([id, text]) => `#: app/a.tsx\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`).join('\n');
const plural = '{n, plural, one {# match} other {# matches}}';
const english: Entry[] = [
  ['Your matches', 'Your matches'],
  [plural, plural],
  ['A match', 'A match'],
  ['Favourite matches', 'Favourite matches'],
  ['Pay {amount} now', 'Pay {amount} now'],
];
const german: Entry[] = [
  ['Your matches', 'Ihre Vorschläge'],
  [plural, '{n, plural, one {# Vorschlag} other {# Vorschläge}}'],
  ['A match', 'Sie haben einen Vorschlag'],
  ['Favourite matches', 'Beliebte Vorschläge'],
  ['Pay {amount} now', 'Vorschlag jetzt kaufen'],
];
const own = (id: string, original: string, text: string) =>
  `#. original: ${JSON.stringify(original)}\nmsgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`;

const files: FileTree = {
  'app/i18n/en.po': toPo(english),
  'app/i18n/de.po': toPo(german),
  'app/i18n/fr.po': toPo(english),
  'app/i18n/cs.po': toPo([['Your matches', 'Vaše doporučení'], ...english.slice(2)]).concat(
    `\nmsgid ${JSON.stringify(plural)}\nmsgstr "{n, plural, one {#} few {#} many {#} other {#}}"\n`,
  ),
  'app/i18n/en-US.po': 'msgid "Favourite matches"\nmsgstr "Favorite matches"\n',
  'brands/alderwick/texts/de.po': `# Ours\n\n${own('Your matches', 'Ihre Vorschläge', 'Ihre besten Vorschläge')}`,
};

const request: WordRequest = { slug: 'alderwick', tag: 'de', from: 'Vorschläge', to: 'Fundstücke' };
const findScreens = () => ['home'];
const sharedTree = createFixtureProject(files);
afterAll(async () => (await sharedTree)[Symbol.asyncDispose]());
const shared = sharedTree.then(({ root }) => readProject(root));

test('every message that a brand’s members read with the word is proposed and written', async () => {
  const project = await shared;
  const { proposals, otherPlaces } = proposeRename(project, request, findScreens);
  expect(proposals.map(({ proposed, doubts, problems }) => [proposed, doubts.length, problems.length])).toEqual([
    ['Ihre besten Fundstücke', 0, 0],
    ['{n, plural, one {# Fundstück} other {# Fundstücke}}', 0, 0],
    ['Sie haben einen Fundstück', 1, 0],
    ['Beliebte Fundstücke', 0, 0],
  ]);
  expect(otherPlaces[0]).toMatch(/^templates\/legal\/de\/.*:\d+ keeps "Vorschl/);
  const sure = proposals.filter(({ doubts }) => doubts.length === 0);
  const wanted = sure.map(({ text, proposed }) => ({ text, wanted: proposed }));
  const planned = planOwnTexts(project, 'alderwick', new Map([['de', wanted]]));
  expect(planned.change).toEqual({
    removes: [],
    files: {
      'brands/alderwick/texts/de.po': `# Ours\n\n${[
        own('Your matches', 'Ihre Vorschläge', 'Ihre besten Fundstücke'),
        own(plural, german[1]![1], '{n, plural, one {# Fundstück} other {# Fundstücke}}'),
        own('Favourite matches', 'Beliebte Vorschläge', 'Beliebte Fundstücke'),
      ].join('\n')}`,
    },
  });
  expect(planned.lines).toHaveLength(3);
});

test('texts that Americans read in their own spelling are renamed beside those of the language', async () => {
  const { proposals } = proposeRename(
    await shared,
    { slug: 'alderwick', tag: 'en', from: 'matches', to: 'finds' },
    findScreens,
  );
  expect(proposals.filter(({ tag }) => tag === 'en-US').map(({ proposed }) => proposed)).toEqual(['Favorite finds']);
});

test('a sentence that Americans read with another word needs a look', async () => {
  const { proposals } = proposeRename(
    await shared,
    { slug: 'alderwick', tag: 'en', from: 'Favourite', to: 'Treasured' },
    findScreens,
  );
  expect(proposals.map(({ tag, proposed, doubts }) => [tag, proposed, ...doubts])).toEqual([
    ['en', 'Treasured matches', 'sites in en-US would read it in place of "Favorite matches", which has another word'],
  ]);
});

test('a text that members read anyhow is none of the brand, and an empty file goes', async () => {
  await using tree = await createFixtureProject({
    ...files,
    'brands/alderwick/texts/de.po': own('Your matches', 'Ihre Vorschläge', 'Ihre Funde'),
  });
  const project = await readProject(tree.root);
  const { proposals } = proposeRename(project, { ...request, from: 'Funde', to: 'Vorschläge' }, findScreens);
  const wanted = proposals.map(({ text, proposed }) => ({ text, wanted: proposed }));
  expect(planOwnTexts(project, 'alderwick', new Map([['de', wanted]])).change).toEqual({
    files: {},
    removes: ['brands/alderwick/texts/de.po'],
  });
});

test.for<[title: string, change: Partial<WordRequest>, message: RegExp]>([
  ['a language that the brand has not', { tag: 'fr' }, /no site of the brand is in "fr"/],
  ['the spelling of a country', { tag: 'de-CH' }, /there are no texts in "de-CH"; its sites take those in "de"/],
  ['two words', { from: 'neue Vorschläge' }, /no single word/],
  ['no new word', { to: ' ' }, /the new word is empty/],
  ['forms without pairs', { forms: 'Vorschlag' }, /--forms has "Vorschlag"/],
  ['an unknown gender', { gender: 'x' }, /--gender is "x"/],
])('%s is refused', async ([, change, message]) => {
  const project = await shared;
  expect(() => proposeRename(project, { ...request, ...change }, findScreens)).toThrow(message);
});

test('the screens of a message are the pages that import its modules', () => {
  const findScreens = createScreenFinder(path.resolve(import.meta.dirname, '../../..'));
  expect(findScreens(['app/features/premium/checkout/OrderDetails.tsx'])).toContain('checkout');
  expect(findScreens(['app/features/premium/checkout/OrderDetails.tsx'])).not.toContain('home');
  expect(findScreens(['app/features/dashboard/HomePage.tsx'])).toEqual(['home']);
  expect(findScreens(['app/members/MemberApp.tsx'])).toEqual([everyPage]);
  expect(findScreens([])).toEqual([]);
});
