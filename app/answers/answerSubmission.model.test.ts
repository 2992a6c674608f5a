import { expect, test } from 'vitest';
import type { Answer } from '../api/contract/questionSchemas.ts';
import { emptyAnswer } from './answer.model.ts';
import {
  acceptsCommit,
  answerToRetry,
  idleSubmission,
  reduceSubmission,
  type SubmissionEvent,
} from './answerSubmission.model.ts';

const sent = (answer: Answer): SubmissionEvent => ({ type: 'sent', answer });
const changed: SubmissionEvent = { type: 'changed' };
const failed: SubmissionEvent = { type: 'failed', trouble: { kind: 'offline' } };
const delivered: SubmissionEvent = { type: 'delivered' };
const after = (events: readonly SubmissionEvent[]) => events.reduce(reduceSubmission, idleSubmission);

test.for<[string, SubmissionEvent[], Answer, Answer | null]>([
  ['what failed is tried again', [sent(['By the sea']), failed], ['By the sea'], ['By the sea']],
  ['what was corrected afterwards', [sent(['By the see']), failed, changed], ['By the sea'], ['By the sea']],
  ['what was corrected while it was sent', [sent(['By the see']), changed, failed], ['By the sea'], ['By the sea']],
  ['"answer later" stays that', [sent(emptyAnswer), failed], ['half of it'], emptyAnswer],
  ['"answer later", and then something was typed', [sent(emptyAnswer), failed, changed], ['The sea'], ['The sea']],
  ['nothing is left to send', [sent(['The sea']), failed, changed], emptyAnswer, null],
  ['the second attempt counts', [sent([1]), failed, changed, sent([2]), failed], [3], [2]],
  ['nothing has failed', [changed], ['The sea'], null],
  ['it has arrived', [sent(['The sea']), delivered], ['The sea'], null],
])('try again: %s', ([, events, shown, expected]) => {
  expect(answerToRetry(after(events), shown)).toEqual(expected);
});

test.for<[string, SubmissionEvent[], boolean]>([
  ['before anything is sent', [changed], true],
  ['while something is sent', [sent([1])], false],
  ['while something is sent and changed', [sent([1]), changed], false],
  ['after it failed', [sent([1]), failed], true],
  ['after it arrived', [sent([1]), delivered], true],
])('picks are taken %s: %o', ([, events, expected]) => {
  expect(acceptsCommit(after(events))).toBe(expected);
});

test('nothing is sent beside what is on its way', () => {
  expect(after([sent([1]), sent([2])])).toEqual({ kind: 'busy', tried: [1], changed: false });
});
