import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { type AnswerFailure, classifyAnswerError } from './classifyAnswerError.ts';

test.for<[string, unknown, AnswerFailure]>([
  ['no connection', new ApiError('offline', 'sendAnswer'), { kind: 'offline' }],
  ['a timeout', new ApiError('timeout', 'sendAnswer'), { kind: 'offline' }],
  [
    'a refusal with a message',
    new ApiError('rejected', 'sendAnswer', { status: 422, fields: { answer: 'Too short.', other: ' ' } }),
    { kind: 'refused', messages: ['Too short.'] },
  ],
  ['a refusal without a message', new ApiError('rejected', 'sendAnswer', { status: 500 }), { kind: 'unknown' }],
  ['a response in another shape', new ApiError('contract', 'sendAnswer'), { kind: 'unknown' }],
  ['a bug', new TypeError('x'), { kind: 'unknown' }],
])('%s', ([, error, expected]) => {
  expect(classifyAnswerError(error)).toEqual(expected);
});
