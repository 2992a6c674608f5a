import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { parseUsernameRejection } from './parseUsernameRejection.ts';

const refused = (status: number, fields?: Record<string, string>) =>
  new ApiError('rejected', 'updateUsername', { status, ...(fields && { fields }) });

test.for<[string, unknown, ReturnType<typeof parseUsernameRejection>]>([
  ['of a taken name', refused(422, { firstname: 'This name is taken.' }), { said: 'This name is taken.' }],
  ['of no field', refused(422, { message: 'This name is taken.' }), { said: 'This name is taken.' }],
  ['without a word', refused(422), { said: null }],
  ['with an empty word', refused(422, { firstname: '  ' }), { said: null }],
  ['of the server itself', refused(500, { message: 'down' }), null],
  ['of the connection', new ApiError('offline', 'updateUsername'), null],
])('a refusal %s', ([, error, expected]) => {
  expect(parseUsernameRejection(error)).toEqual(expected);
});
