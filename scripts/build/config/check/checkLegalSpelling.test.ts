import { expect, test } from 'vitest';
import { checkLegalSpelling } from './checkLegalSpelling.ts';

const check = (text: string, key = 'en/imprint') =>
  checkLegalSpelling(new Map([[key, { file: 'a.hbs', text }]])).map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  );
const american = (place: string, word: string) => `${place} "${word}" is American spelling, and other sites say it`;
const british = (place: string, word: string) => `${place} "${word}" is British spelling, and American sites say it`;

test.for<[template: string, ...problems: string[]]>([
  ['<p>{{#if us}}favorites{{else}}favourites{{/if}}</p>'],
  ['{{#unless us}}colour{{/unless}}{{#if eu}}centre{{else if gb}}centre{{else if us}}center{{else}}centre{{/if}}'],
  ['<p>a</p>\n<p>favourites</p>', british('2:4', 'favourites')],
  ['{{#if eu}}color{{/if}}{{#if us}}colour{{/if}}', american('1:11', 'color'), british('1:33', 'colour')],
  ['{{#if eu}}a{{else}}center, {{#if us}}color{{/if}}{{/if}}', american('1:20', 'center')],
  ['{{#if eu}}{{#if us}}colour color{{/if}}{{/if}}'],
])('%s', ([template, ...problems]) => {
  expect(check(template)).toEqual(problems);
});

test('templates of other languages are none of it', () => {
  expect(check('<p>Ein color</p>', 'de/imprint')).toEqual([]);
});
