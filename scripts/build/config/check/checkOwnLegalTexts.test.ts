import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { type FileTree, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';

const folder = 'brands/birchmere/legal';
const check = (files: FileTree, brandFolder = folder) =>
  findConfigProblems({
    ...validFixtureFiles(),
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`${brandFolder}/${file}`, text])),
  });

test.for<[title: string, text: string, ...problems: string[]]>([
  ['is whole', '<h2>{{companyName}}</h2>\n<p>{{#if gb}}Companies House{{/if}}</p>'],
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
  ['turns the direction of reading', '<p>a\u202Eb</p>', '1:5  here is an invisible character, U+202E; remove it'],
  ['is empty', ' \n', '1:1  the document is empty; write it, or remove the file'],
])("a brand's own legal text that %s", { tags: 'rule' }, async ([, text, ...problems]) => {
  expect(await check({ 'imprint.en.hbs': text })).toEqual(problems.map((line) => `${folder}/imprint.en.hbs:${line}`));
});

test.for<[file: string, problem: string]>([
  ['imprnt.en.hbs', 'there is no legal document "imprnt"; did you mean "imprint"?'],
  ['cookies.en.hbs', 'there is no legal document "cookies"; there are "termsOfService", "privacyPolicy" and "imprint"'],
  ['imprint.hbs', 'a legal document is named by itself and its language; such as imprint.de.hbs'],
  ['imprint.cz.hbs', 'there are no texts in "cz"; did you mean "cs"?'],
  ['imprint.en-US.hbs', 'there are no texts in "en-US"; its sites take those in "en"'],
  ['imprint.de.hbs', 'no site of the brand is in "de"; its languages are "en"'],
  ['imprint.en.html', 'unexpected file; legal/ holds documents such as imprint.de.hbs'],
])('a file %s of own legal texts is refused', async ([file, problem]) => {
  expect(await check({ [file]: '<p>a</p>' })).toEqual([`${folder}/${file}:1:1  ${problem}`]);
});

test('a document that a brand has in one language is needed in all its languages', { tags: 'rule' }, async () => {
  const cloverfen = 'brands/cloverfen/legal';
  const own = { 'imprint.fr.hbs': '<p>a</p>', 'imprint.cs.hbs': '<p>b</p>' };
  expect(await check(own, cloverfen)).toEqual(
    ['de', 'en'].map(
      (tag) =>
        `${cloverfen}/imprint.${tag}.hbs:1:1  the file is missing; the brand has its own in "cs" and "fr", and needs it in each of its languages`,
    ),
  );
});

test('a language without templates is enough for a brand with documents of its own', async () => {
  const files = { ...validFixtureFiles(), 'templates/legal/cs/imprint.hbs': null };
  const own = ['cs', 'en', 'fr', 'de'].map((tag) => [`brands/cloverfen/legal/imprint.${tag}.hbs`, '<p>a</p>']);
  expect(await findConfigProblems({ ...files, ...Object.fromEntries(own) })).toEqual([]);
});
