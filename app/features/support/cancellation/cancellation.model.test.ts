import { expect, test } from 'vitest';
import { formatSentAt, toCancellationBody } from './cancellation.model.ts';
import { explainCancellationError } from './explainCancellationError.ts';

test.for<[string, string, object]>([
  [' name@example.com ', '', { email: 'name@example.com' }],
  ['name@example.com', '   ', { email: 'name@example.com' }],
  ['name@example.com', ' too far away\n', { email: 'name@example.com', reason: 'too far away' }],
  ['name@example.com', 'x'.repeat(3000), { email: 'name@example.com', reason: 'x'.repeat(2000) }],
])('%j with the reason %j sends the right body', ([email, reason, expected]) => {
  expect(toCancellationBody({ email, reason })).toEqual(expected);
});

test('the time of the declaration has a day and a time of day', () => {
  expect(formatSentAt(new Date(2026, 10, 21, 18, 5).getTime(), 'de')).toMatch(/21\. November 2026.*18:05/);
});

test.for<[Parameters<typeof explainCancellationError>[0], string]>([
  [{ kind: 'offline' }, 'connection'],
  [{ kind: 'timeout' }, 'connection'],
  [{ kind: 'rejected', status: 429 }, 'too many'],
  [{ kind: 'rejected', status: 500 }, 'not been confirmed'],
  [{ kind: 'rejected' }, 'not been confirmed'],
  [{ kind: 'contract' }, 'not been confirmed'],
])('%o reads %s', ([error, expected]) => {
  const { title } = explainCancellationError(error).failure!;
  expect(title.message ?? title.id).toContain(expected);
});

test('too many attempts say when the next one may be', () => {
  const { failure } = explainCancellationError({ kind: 'rejected', status: 429, retryAfter: 840 });
  expect(failure?.advice.values).toEqual({ when: 'in 14 Minuten' });
});
