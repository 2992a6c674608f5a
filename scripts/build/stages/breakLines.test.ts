import { expect, test } from 'vitest';
import { breakLines } from './breakLines.ts';

const breakIn = (text: string, width: number, lines = 3) => breakLines(text, { width, lines }, (line) => line.length);

test.for<[string, number, string[]]>([
  ['one two', 7, ['one two']],
  ['one two', 6, ['one', 'two']],
  ['as even as it can be', 12, ['as even as', 'it can be']],
  ['Für Menschen über 50, die jemanden kennen', 21, ['Für Menschen über 50,', 'die jemanden kennen']],
  ['a, b', 9, ['a,', 'b']],
  ['non\u00a0breaking space', 12, ['non\u00a0breaking', 'space']],
])('%j is broken at a width of %i', ([text, width, lines]) => {
  expect(breakIn(text, width)).toEqual(lines);
});

test('a text that needs more lines, or has too long a word, has none', () => {
  expect(breakIn('one two three four', 5, 3)).toBeUndefined();
  expect(breakIn('Donaudampfschiff', 5)).toBeUndefined();
});
