import { expect, test } from 'vitest';
import { toFreeTextAnswer, toShortTextAnswer, toThreeTextsAnswer, validateLength } from './textAnswer.model.ts';
import { toUsernameAnswer } from './usernameQuestion.ts';

const long = (length: number) => 'x'.repeat(length);

test.for<[string, string[]]>([
  ['', []],
  [' a ', []],
  ['Jo', ['Jo']],
  ['  Jo  ', ['Jo']],
  [long(32), [long(32)]],
  [` ${long(32)} `, [long(32)]],
  [long(33), []],
])('the name %s → %o', ([written, expected]) => {
  expect(toUsernameAnswer(written)).toEqual(expected);
});

test.for<[string, string[]]>([
  ['', []],
  ['ab', []],
  ['ab ', []],
  ['sea', ['sea']],
  [long(32), [long(32)]],
  [long(33), []],
])('the text %s → %o', ([written, expected]) => {
  expect(toShortTextAnswer(written)).toEqual(expected);
});

test.for<[string[], string[]]>([
  [
    ['tea', 'books', 'music'],
    ['tea', 'books', 'music'],
  ],
  [['tea', 'books', ''], []],
  [['tea', 'books', 'mu'], []],
  [['tea', 'books', long(33)], []],
  [['tea', 'books'], []],
])('three texts %o → %o', ([written, expected]) => {
  expect(toThreeTextsAnswer(written)).toEqual(expected);
});

test.for<[string, string[]]>([
  ['ab', []],
  ['   ', []],
  ['abc', ['abc']],
  [long(900), [long(900)]],
])('free text %s → %o', ([written, expected]) => {
  expect(toFreeTextAnswer(written)).toEqual(expected);
});

test.for<[string, string | null]>([
  ['', null],
  ['  ', null],
  ['ab', 'tooShort'],
  ['abc', null],
  [long(33), 'tooLong'],
])('the length of %s: %s', ([written, expected]) => {
  expect(validateLength(written)).toBe(expected);
});
