import { expect, test } from 'vitest';
import { isOpenToObjection } from './decisionsQuery.ts';
import { hasConsent } from './storedConsents.ts';

const decision = {
  ...{ id: 'D-1', kind: 'picture', what: null, decision: 'removed', reason: 'Another person.', rule: null },
  ...{ decidedAt: 0, objectUntil: 100, objection: null },
};

test.for([
  ['until the last moment', {}, 99, true],
  ['not after it', {}, 100, false],
  ['without an end', { objectUntil: null }, 1e15, true],
  ['once', { objection: { sentAt: 1, text: 'No.', outcome: null } }, 50, false],
] as const)('a member may object %s', ([, change, now, open]) => {
  expect(isOpenToObjection({ ...decision, ...change }, now)).toBe(open);
});

test('data may be stored with its own consent, or where the server knows none', () => {
  const given = [{ topic: 'sensitiveAnswers', wording: 'May we?', givenAt: 1 }];
  expect(hasConsent(given, 'sensitiveAnswers')).toBe(true);
  expect(hasConsent(given, 'intimateInterests')).toBe(false);
  expect(hasConsent([], 'sensitiveAnswers')).toBe(false);
  expect(hasConsent(null, 'sensitiveAnswers')).toBe(true);
});
