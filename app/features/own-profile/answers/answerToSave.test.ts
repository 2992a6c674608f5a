import { expect, test } from 'vitest';
import type { Answer } from '../../../api/contract/questionSchemas.ts';
import { answerToSave } from './answerToSave.ts';

test.for<[string, boolean, Answer, Answer, Answer | null]>([
  ['a complete answer', false, [' The sea '], ['The sea'], ['The sea']],
  ['a text that is deleted', true, [' '], [], []],
  ['ticks that are all removed', true, [], [], []],
  ['a text that is deleted, though required', false, [''], [], null],
  ['nothing where nothing was', true, [''], [], null],
  ['an incomplete text', true, ['Th'], [], null],
  ['too few ticks', true, [301], [], null],
])('%s, skippable %o', ([name, skippable, draft, answer, expected]) => {
  const given = name.includes('nothing was') ? null : { id: '7', answer: ['The sea'] };
  expect(answerToSave({ skippable, answer: given }, { draft, answer })).toEqual(expected);
});
