import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import {
  isAlreadyDone,
  isConnectionError,
  isEmptyGallery,
  isPaywallError,
  isProfileUnavailable,
  toServerMessage,
} from './apiErrorChecks.ts';

test.for<[string, unknown, string | null]>([
  ['a message', new ApiError('rejected', 'x', { status: 422, fields: { message: ' No. ' } }), 'No.'],
  ['a field', new ApiError('rejected', 'x', { status: 422, fields: { comment: 'Too long.' } }), 'Too long.'],
  ['an empty message', new ApiError('rejected', 'x', { status: 500, fields: { message: '' } }), null],
  ['no message', new ApiError('rejected', 'x', { status: 500 }), null],
  ['not heard', new ApiError('offline', 'x', { fields: { message: 'never' } }), null],
  ['our own bug', new TypeError('oops'), null],
])('what the server said: %s', ([, error, said]) => {
  expect(toServerMessage(error)).toBe(said);
});

test('what the server said is cut to a length that fits', () => {
  const error = new ApiError('rejected', 'x', { fields: { message: 'a'.repeat(100_000) } });
  expect(toServerMessage(error)!.length).toBeLessThanOrEqual(301);
});

test('the kinds of refusals', () => {
  expect(isPaywallError(new ApiError('rejected', 'x', { status: 402, paywall: true }))).toBe(true);
  expect(isPaywallError(new ApiError('rejected', 'x', { status: 403 }))).toBe(false);
  expect(isAlreadyDone(new ApiError('rejected', 'x', { status: 409 }))).toBe(true);
  expect(isConnectionError(new ApiError('timeout', 'x'))).toBe(true);
  expect(isConnectionError(new ApiError('contract', 'x'))).toBe(false);
  expect([403, 404].map((status) => isProfileUnavailable(new ApiError('rejected', 'x', { status })))).toEqual([
    true,
    true,
  ]);
  expect(isProfileUnavailable(new ApiError('rejected', 'x', { status: 500 }))).toBe(false);
});

test('a gallery without pictures is no error, whatever else a 404 may be', () => {
  const refuse = (message: string) => new ApiError('rejected', 'fetchGallery', { status: 404, fields: { message } });
  expect(isEmptyGallery(refuse('This user has no pictures'))).toBe(true);
  expect(isEmptyGallery(refuse('There is no such member.'))).toBe(false);
  expect(isEmptyGallery(new ApiError('rejected', 'fetchGallery', { status: 404 }))).toBe(false);
});
