import { expect, test } from 'vitest';
import type { Answer } from '../api/contract/questionSchemas.ts';
import {
  acceptsCommit,
  answerToRetry,
  idleSubmission,
  reduceSubmission,
  type SubmissionEvent,
} from './answerSubmission.model.ts';
import { emptyAnswer } from './answerValues.ts';

const sent = (answer: Answer): SubmissionEvent => ({ type: 'sent', answer });
const changed: SubmissionEvent = { type: 'changed' };
const failed: SubmissionEvent = { type: 'failed', failure: { kind: 'offline' } };
const delivered: SubmissionEvent = { type: 'delivered' };
const after = (events: readonly SubmissionEvent[]) => events.reduce(reduceSubmission, idleSubmission);

test.for<[string, SubmissionEvent[], Answer, Answer | null]>([
  ['the failed answer', [sent(['By the sea']), failed], ['By the sea'], ['By the sea']],
  [
    'the answer as it was corrected afterwards',
    [sent(['By the see']), failed, changed],
    ['By the sea'],
    ['By the sea'],
  ],
  [
    'the answer as it was corrected while it was sent',
    [sent(['By the see']), changed, failed],
    ['By the sea'],
    ['By the sea'],
  ],
  ['"Answer later" once more', [sent(emptyAnswer), failed], ['half of it'], emptyAnswer],
  ['the text that was typed after "Answer later"', [sent(emptyAnswer), failed, changed], ['The sea'], ['The sea']],
  ['nothing, if the answer was deleted', [sent(['The sea']), failed, changed], emptyAnswer, null],
  ['the second of two failed answers', [sent([1]), failed, changed, sent([2]), failed], [3], [2]],
  ['nothing, before a failure', [changed], ['The sea'], null],
  ['nothing, once the answer is sent', [sent(['The sea']), delivered], ['The sea'], null],
])('"Try again" sends %s', ([, events, current, expected]) => {
  expect(answerToRetry(after(events), current)).toEqual(expected);
});

test.for<[string, SubmissionEvent[], boolean]>([
  ['before an answer is sent', [changed], true],
  ['while an answer is sent', [sent([1])], false],
  ['while an answer is sent and changed', [sent([1]), changed], false],
  ['after it failed', [sent([1]), failed], true],
  ['after it was delivered', [sent([1]), delivered], true],
])('a pick is accepted %s: %o', ([, events, expected]) => {
  expect(acceptsCommit(after(events))).toBe(expected);
});

test('one answer is sent at a time', () => {
  expect(after([sent([1]), sent([2])])).toEqual({ kind: 'sending', sentAnswer: [1], changed: false });
});
