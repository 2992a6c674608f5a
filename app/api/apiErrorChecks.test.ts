import { expect, test } from 'vitest';
import { ApiError } from './ApiError.ts';
import {
  isAlreadyDone,
  isConnectionError,
  isOwnBlock,
  isPaywallError,
  isProfileUnavailable,
  toServerMessage,
} from './apiErrorChecks.ts';

test.for<[string, unknown, string | null]>([
  ['a message', new ApiError('rejected', 'x', { status: 422, fields: { message: ' No. ' } }), 'No.'],
  ['a field', new ApiError('rejected', 'x', { status: 422, fields: { comment: 'Too long.' } }), 'Too long.'],
  ['an empty message', new ApiError('rejected', 'x', { status: 500, fields: { message: '' } }), null],
  ['no message', new ApiError('rejected', 'x', { status: 500 }), null],
  ['a request that was not answered', new ApiError('offline', 'x', { fields: { message: 'never' } }), null],
  ['an error of another kind', new TypeError('oops'), null],
])('the message of the server: %s', ([, error, message]) => {
  expect(toServerMessage(error)).toBe(message);
});

test('a long message of the server is shortened', () => {
  const error = new ApiError('rejected', 'x', { fields: { message: 'a'.repeat(100_000) } });
  expect(toServerMessage(error)!.length).toBeLessThanOrEqual(301);
});

test('API errors are recognised by status and kind', () => {
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
  const blocked = { status: 403, fields: { blocked: 'You have blocked this member.' } };
  expect(isOwnBlock(new ApiError('rejected', 'x', blocked))).toBe(true);
  expect(isOwnBlock(new ApiError('rejected', 'x', { status: 403, fields: { message: 'no' } }))).toBe(false);
});
