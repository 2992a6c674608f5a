import { expect, test } from 'vitest';
import { ApiError } from '../../../api/ApiError.ts';
import { isOffline, isRepeated, isUnavailable, needsPremium, readRefusal, saysNoPictures } from './refusal.model.ts';

test.for<[string, unknown, string | null]>([
  ['a message', new ApiError('rejected', 'x', { status: 422, fields: { message: ' No. ' } }), 'No.'],
  ['a field', new ApiError('rejected', 'x', { status: 422, fields: { comment: 'Too long.' } }), 'Too long.'],
  ['an empty message', new ApiError('rejected', 'x', { status: 500, fields: { message: '' } }), null],
  ['no message', new ApiError('rejected', 'x', { status: 500 }), null],
  ['not heard', new ApiError('offline', 'x', { fields: { message: 'never' } }), null],
  ['our own bug', new TypeError('oops'), null],
])('what the server said: %s', ([, error, said]) => {
  expect(readRefusal(error)).toBe(said);
});

test('what the server said is cut to a length that fits', () => {
  const error = new ApiError('rejected', 'x', { fields: { message: 'a'.repeat(100_000) } });
  expect(readRefusal(error)!.length).toBeLessThanOrEqual(301);
});

test('the kinds of refusals', () => {
  expect(needsPremium(new ApiError('rejected', 'x', { status: 402, paywall: true }))).toBe(true);
  expect(needsPremium(new ApiError('rejected', 'x', { status: 403 }))).toBe(false);
  expect(isRepeated(new ApiError('rejected', 'x', { status: 409 }))).toBe(true);
  expect(isOffline(new ApiError('timeout', 'x'))).toBe(true);
  expect(isOffline(new ApiError('contract', 'x'))).toBe(false);
  expect([403, 404].map((status) => isUnavailable(new ApiError('rejected', 'x', { status })))).toEqual([true, true]);
  expect(isUnavailable(new ApiError('rejected', 'x', { status: 500 }))).toBe(false);
});

test('a gallery without pictures is no error, whatever else a 404 may be', () => {
  const refuse = (message: string) => new ApiError('rejected', 'fetchGallery', { status: 404, fields: { message } });
  expect(saysNoPictures(refuse('This user has no pictures'))).toBe(true);
  expect(saysNoPictures(refuse('There is no such member.'))).toBe(false);
  expect(saysNoPictures(new ApiError('rejected', 'fetchGallery', { status: 404 }))).toBe(false);
});
