import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { parseUsernameRejection } from './parseUsernameRejection.ts';

const refused = (status: number, fields?: Record<string, string>) =>
  new ApiError('rejected', 'updateUsername', { status, ...(fields && { fields }) });

test.for<[string, unknown, ReturnType<typeof parseUsernameRejection>]>([
  ['with a reason at the field', refused(422, { firstname: 'This name is taken.' }), { reason: 'This name is taken.' }],
  ['with a reason of its own', refused(422, { message: 'This name is taken.' }), { reason: 'This name is taken.' }],
  ['without a reason', refused(422), { reason: null }],
  ['with an empty reason', refused(422, { firstname: '  ' }), { reason: null }],
  ['that is a server error', refused(500, { message: 'down' }), null],
  ['that is a connection error', new ApiError('offline', 'updateUsername'), null],
])('a rejection %s', ([, error, expected]) => {
  expect(parseUsernameRejection(error)).toEqual(expected);
});
