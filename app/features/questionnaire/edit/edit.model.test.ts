import { expect, test } from 'vitest';
import type { Answer } from '../../../api/contract/answers.ts';
import { answerToSave } from './edit.model.ts';

test.for<[string, boolean, Answer, Answer, Answer | null]>([
  ['a whole answer', false, [' The sea '], ['The sea'], ['The sea']],
  ['an answer that is taken back', true, [' '], [], []],
  ['ticks that are taken back', true, [], [], []],
  ['one that may not be taken back', false, [''], [], null],
  ['half an answer', true, ['Th'], [], null],
  ['too few ticks', true, [301], [], null],
])('%s, skippable %o', ([, skippable, begun, answer, expected]) => {
  expect(answerToSave({ skippable }, { begun, answer })).toEqual(expected);
});
