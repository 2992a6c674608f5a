import { expect, test } from 'vitest';
import { createExplainer } from './explainFields.ts';
import { failureTexts } from './failureTexts.ts';

const problem = failureTexts.clock.title;

test.for<[Parameters<ReturnType<typeof createExplainer>>[0], ReturnType<ReturnType<typeof createExplainer>>]>([
  [{ kind: 'rejected', status: 422, fields: { text: 'Too long.', other: 'No.' } }, { problems: { box: 'Too long.' } }],
  [{ kind: 'rejected', status: 422, fields: { email: 'Bad.' } }, { problems: { field: problem } }],
  [{ kind: 'rejected', status: 422, fields: { other: 'No.' } }, { failure: failureTexts.server }],
  [{ kind: 'rejected', status: 409, fields: { text: 'Twice.' } }, { failure: failureTexts.clock }],
  [{ kind: 'rejected', status: 429 }, { failure: failureTexts.tooOften }],
  [{ kind: 'offline' }, { failure: failureTexts.offline }],
])('%o is explained as %o', ([error, notSent]) => {
  expect(createExplainer({ text: 'box', email: ['field', problem] }, { 409: failureTexts.clock })(error)).toEqual(
    notSent,
  );
});
