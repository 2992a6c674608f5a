import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { type FileTree, toVersioned, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const folder = 'brands/birchmere/legal';
const check = (files: FileTree, brandFolder = folder) =>
  findConfigProblems({
    ...validFixtureFiles(),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${brandFolder}/${file}`, text])),
  });

test.for<[title: string, text: string, ...problems: string[]]>([
  ['is whole', toVersioned('<h2>{{companyName}}</h2>\n<p>{{#if gb}}Companies House{{/if}}</p>')],
  [
    'is not dated',
    '<p>a</p>',
    '1:1  the document does not say from when it holds; write {{!-- version <year-month-day> df5ddd75 --}} as its first line',
  ],
  [
    'has changed since its date',
    `${toVersioned('<p>a</p>')} b`,
    '1:1  the text is not the one of 2026-01-01; if it changes something for members, write {{!-- version <year-month-day> 0362deda --}} as its first line and keep the former text in brands/birchmere/legal/former/2026-01-01/imprint.en.hbs; if it corrects a slip, write {{!-- version 2026-01-01 0362deda --}}',
  ],
  [
    'is of a day that there is not',
    toVersioned('<p>a</p>', '2026-02-30'),
    '1:1  2026-02-30 is no day; it takes one such as 2026-11-29',
  ],
  [
    'names an unknown value',
    '<p>\n {{companyNam}}</p>',
    '2:2  "{{companyNam}}" is no value of legal texts; did you mean "companyName"?',
  ],
  ['never closes an element', '<p><em>a</p>', '1:4  <em> is never closed; write </em> in the same branch of {{#if}}'],
  [
    'has an unknown element',
    '<p>a</p>\n<script>b</script>',
    '2:1  <script> is no element of legal texts; allowed are "p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "br" and "a"',
    '2:10  <script> is no element of legal texts; allowed are "p", "h2", "h3", "h4", "ul", "ol", "li", "strong", "em", "br" and "a"',
  ],
  [
    'never closes a block',
    '<p>\n{{#if gb}}a</p>',
    '2:1  "{{#if gb}}" is never closed; write {{/if}} where its text ends',
  ],
  [
    'turns the direction of reading',
    toVersioned('<p>a\u202Eb</p>'),
    '2:5  here is an invisible character, U+202E; remove it',
  ],
  ['is empty', ' \n', '1:1  the document is empty; write it, or remove the file'],
])("a brand's own legal text that %s", { tags: 'rule' }, async ([, text, ...problems]) => {
  expect(await check({ 'imprint.en.hbs': text })).toEqual(problems.map((line) => `${folder}/imprint.en.hbs:${line}`));
});

test.for<[file: string, problem: string]>([
  ['imprnt.en.hbs', 'there is no legal document "imprnt"; did you mean "imprint"?'],
  [
    'cookies.en.hbs',
    'there is no legal document "cookies"; there are "termsOfService", "privacyPolicy", "imprint" and "accessibility"',
  ],
  ['imprint.hbs', 'a legal document is named by itself and its language; such as imprint.de.hbs'],
  ['imprint.cz.hbs', 'there are no texts in "cz"; did you mean "cs"?'],
  ['imprint.en-US.hbs', 'there are no texts in "en-US"; its sites take those in "en"'],
  ['imprint.de.hbs', 'no site of the brand is in "de"; its languages are "en"'],
  ['imprint.en.html', 'unexpected file; legal/ holds documents such as imprint.de.hbs'],
])('a file %s of own legal texts is refused', async ([file, problem]) => {
  expect(await check({ [file]: toVersioned('<p>a</p>') })).toEqual([`${folder}/${file}:1:1  ${problem}`]);
});

test('a document that a brand has in one language is needed in all its languages', { tags: 'rule' }, async () => {
  const cloverfen = 'brands/cloverfen/legal';
  const own = { 'imprint.fr.hbs': toVersioned('<p>a</p>'), 'imprint.cs.hbs': toVersioned('<p>b</p>') };
  expect(await check(own, cloverfen)).toEqual(
    ['de', 'en'].map(
      (tag) =>
        `${cloverfen}/imprint.${tag}.hbs:1:1  the file is missing; the brand has its own in "cs" and "fr", and needs it in each of its languages`,
    ),
  );
});

test('a language without templates is enough for a brand with documents of its own', async () => {
  const files = { ...validFixtureFiles(), 'templates/legal/cs/imprint.hbs': null };
  const own = ['cs', 'en', 'fr', 'de'].map((tag) => [
    `brands/cloverfen/legal/imprint.${tag}.hbs`,
    toVersioned('<p>a</p>'),
  ]);
  expect(await findConfigProblems({ ...files, ...Object.fromEntries(own) })).toEqual([]);
});

test('a former version is kept as it was, and all languages have the date of the newest', {
  tags: 'rule',
}, async () => {
  const files = { ...validFixtureFiles(), 'templates/legal/de/imprint.hbs': toVersioned('<p>neu</p>', '2026-02-01') };
  const former = 'templates/legal/former/2026-01-01/de';
  const toOlder = (tag: string) =>
    `templates/legal/${tag}/imprint.hbs:1:1  the document is of 2026-01-01, and that in "de" of 2026-02-01; all languages of a document have one date`;
  expect(
    await findConfigProblems({
      ...files,
      [`${former}/imprint.hbs`]: toVersioned('<p>alt</p>'),
      [`${former}/termsOfService.hbs`]: toVersioned('<p>alt</p>', '2025-12-31'),
      [`${former}/privacyPolicy.hbs`]: `${toVersioned('<p>alt</p>')}!`,
    }),
  ).toEqual([
    toOlder('cs'),
    toOlder('en'),
    `${former}/privacyPolicy.hbs:1:1  the text is not the one of 2026-01-01; a former text stays as members agreed to it; restore it`,
    `${former}/termsOfService.hbs:1:1  the document is of 2025-12-31; it belongs in legal/former/2025-12-31/`,
    toOlder('fr'),
  ]);
});
