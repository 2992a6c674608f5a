import { expect, test } from 'vitest';
import {
  formatEndDay,
  formatSentAt,
  toCancellationBody,
  toCancellationFailure,
  validateCancellation,
} from './cancellation.model.ts';

test.for<[string, string | null]>([
  ['', 'Enter'],
  ['   ', 'Enter'],
  ['name', 'Check'],
  ['name@example', 'Check'],
  ['a b@example.com', 'Check'],
  [`${'a'.repeat(250)}@example.com`, 'Check'],
  ['name@example.com', null],
  ['  name@example.com ', null],
])('the address %j: %s', ([email, expected]) => {
  const error = validateCancellation({ email, reason: '' });
  if (expected === null) expect(error).toBeNull();
  else expect(error?.message ?? error?.id).toContain(expected);
});

test.for<[string, string, object]>([
  [' name@example.com ', '', { email: 'name@example.com' }],
  ['name@example.com', '   ', { email: 'name@example.com' }],
  ['name@example.com', ' too far away\n', { email: 'name@example.com', reason: 'too far away' }],
  ['name@example.com', 'x'.repeat(3000), { email: 'name@example.com', reason: 'x'.repeat(2000) }],
])('%j with the reason %j sends the right body', ([email, reason, expected]) => {
  expect(toCancellationBody({ email, reason })).toEqual(expected);
});

test.for<[string, string, string]>([
  ['2026-12-21', 'de', '21. Dezember 2026'],
  ['2026-12-21T23:30:00Z', 'en-US', 'December 21, 2026'],
  ['soon', 'de', 'soon'],
  ['', 'de', ''],
])('the end %j in %s reads %j', ([effectiveAt, locale, expected]) => {
  expect(formatEndDay(effectiveAt, locale)).toBe(expected);
});

test('the time of the declaration has a day and a time of day', () => {
  expect(formatSentAt(new Date(2026, 10, 21, 18, 5).getTime(), 'de')).toMatch(/21\. November 2026.*18:05/);
});

test.for<[Parameters<typeof toCancellationFailure>[0], string]>([
  [{ kind: 'offline' }, 'connection'],
  [{ kind: 'timeout' }, 'connection'],
  [{ kind: 'rejected', status: 429 }, 'too many'],
  [{ kind: 'rejected', status: 500 }, 'not been confirmed'],
  [{ kind: 'rejected' }, 'not been confirmed'],
  [{ kind: 'contract' }, 'not been confirmed'],
])('%o reads %s', ([error, expected]) => {
  const { title } = toCancellationFailure(error);
  expect(title.message ?? title.id).toContain(expected);
});
