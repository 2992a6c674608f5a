import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../api/ApiError.ts';
import { nextPollDelay, type SendOutcome, toSendOutcome } from './toSendOutcome.ts';

const fields = { message: 'no' };

test.for<[ApiErrorKind, ApiErrorDetails, SendOutcome]>([
  ['offline', {}, 'failed'],
  ['timeout', {}, 'failed'],
  ['contract', {}, 'failed'],
  ['rejected', { status: 402, paywall: true }, 'paywall'],
  ['rejected', { status: 403, fields }, 'paywall'],
  ['rejected', { status: 422, fields }, 'paywall'],
  ['rejected', { status: 200, fields }, 'paywall'],
  ['rejected', { status: 403 }, 'failed'],
  ['rejected', { status: 401, fields }, 'failed'],
  ['rejected', { status: 404, fields }, 'failed'],
  ['rejected', { status: 429, fields }, 'failed'],
  ['rejected', { status: 500, fields }, 'failed'],
])('%s %o: %s', ([kind, details, expected]) => {
  const error = new ApiError(kind, 'sendMessage', details);
  expect(toSendOutcome(error, false)).toBe(expected);
  expect(toSendOutcome(error, true)).toBe('failed');
});

test.for<[number, number | undefined, number, number]>([
  [0, undefined, 0.5, 10_000],
  [0, undefined, 0, 9000],
  [0, undefined, 1, 11_000],
  [1, undefined, 0.5, 20_000],
  [20, undefined, 0.5, 300_000],
  [1, 120, 0.5, 120_000],
])('after %i failures, asked to wait %s s: %#', ([failures, retryAfter, random, expected]) => {
  expect(nextPollDelay(failures, retryAfter, random)).toBe(expected);
});
