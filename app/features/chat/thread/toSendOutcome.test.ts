import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../api/ApiError.ts';
import { type SendOutcome, toSendOutcome } from './toSendOutcome.ts';

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
