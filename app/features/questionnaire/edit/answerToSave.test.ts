import { expect, test } from 'vitest';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import { answerToSave } from './answerToSave.ts';

test.for<[string, boolean, Answer, Answer, Answer | null]>([
  ['a whole answer', false, [' The sea '], ['The sea'], ['The sea']],
  ['an answer that is taken back', true, [' '], [], []],
  ['ticks that are taken back', true, [], [], []],
  ['one that may not be taken back', false, [''], [], null],
  ['nothing where nothing was', true, [''], [], null],
  ['half an answer', true, ['Th'], [], null],
  ['too few ticks', true, [301], [], null],
])('%s, skippable %o', ([name, skippable, begun, answer, expected]) => {
  const given = name.includes('nothing was') ? null : { id: '7', answer: ['The sea'] };
  expect(answerToSave({ skippable, answer: given }, { draft: begun, answer })).toEqual(expected);
});
