import { expect, test } from 'vitest';
import { failureTexts } from '../../../forms/failureTexts.ts';
import { usernameProblemText } from '../../../member/isValidUsername.ts';
import { explainUsernameError } from './explainUsernameError.ts';

const inUse = { problems: { username: 'This name is taken.' } };
const failed = { failure: failureTexts.unknown };

test.for<[string, Parameters<typeof explainUsernameError>[0], ReturnType<typeof explainUsernameError>]>([
  ['a reason at the field', { kind: 'rejected', status: 422, fields: { firstname: 'This name is taken.' } }, inUse],
  ['a reason without a field', { kind: 'rejected', status: 422, fields: { message: 'This name is taken.' } }, inUse],
  ['no reason', { kind: 'rejected', status: 422 }, { problems: { username: usernameProblemText } }],
  [
    'an empty reason',
    { kind: 'rejected', status: 422, fields: { firstname: '  ' } },
    { problems: { username: usernameProblemText } },
  ],
  ['a server error', { kind: 'rejected', status: 500, fields: { message: 'down' } }, failed],
  ['a connection error', { kind: 'offline' }, failed],
])('explains %s', ([, error, expected]) => {
  expect(explainUsernameError(error)).toEqual(expected);
});

test('too many attempts say when the next one may be', () => {
  const { failure } = explainUsernameError({
    kind: 'rejected',
    status: 429,
    retryAfter: 840,
    fields: { message: 'no' },
  });
  expect(failure?.advice.values).toEqual({ when: 'in 14 Minuten' });
});
