import { expect, test } from 'vitest';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from '../../../api/ApiError.ts';
import { type SendOutcome, toSendOutcome } from './toSendOutcome.ts';

const fields = { message: 'no' };
const failure = { kind: 'failed' } as const;
const paywall = { kind: 'paywall' } as const;
test.for<[ApiErrorKind, ApiErrorDetails, SendOutcome]>([
  ['offline', {}, failure],
  ['timeout', {}, failure],
  ['contract', {}, failure],
  ['rejected', { status: 402, paywall: true }, paywall],
  ['rejected', { status: 402, fields, paywall: true }, paywall],
  ['rejected', { status: 422, fields, paywall: true }, paywall],
  ['rejected', { status: 200, fields }, paywall],
  ['rejected', { status: 400, fields }, paywall],
  ['rejected', { status: 422, fields }, { kind: 'invalid', message: 'no' }],
  ['rejected', { status: 422, fields: { message: ' ' } }, { kind: 'invalid', message: '' }],
  ['rejected', { status: 422, fields: { afterId: 'no' } }, failure],
  ['rejected', { status: 400, fields: { afterId: 'no' } }, failure],
  ['rejected', { status: 422 }, failure],
  ['rejected', { status: 403, fields }, { kind: 'blocked' }],
  ['rejected', { status: 403 }, { kind: 'blocked' }],
  ['rejected', { status: 401, fields }, failure],
  ['rejected', { status: 404, fields }, failure],
  ['rejected', { status: 409, fields }, failure],
  ['rejected', { status: 429, fields }, failure],
  ['rejected', { status: 429, fields, retryAfter: 60 }, failure],
  ['rejected', { status: 500, fields }, failure],
  ['rejected', { status: 503 }, failure],
])('%s %o: %o', { tags: 'rule' }, ([kind, details, expected]) => {
  const error = new ApiError(kind, 'sendMessage', details);
  expect(toSendOutcome(error, false)).toEqual(expected);
  // A premium member meets no paywall.
  expect(toSendOutcome(error, true)).toEqual(expected === paywall ? failure : expected);
});
