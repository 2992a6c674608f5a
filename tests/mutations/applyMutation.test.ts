import { expect, test } from 'vitest';
import { applyMutation } from './applyMutation.ts';
import type { Mutation } from './mutations.ts';

const mutation: Mutation = { name: 'limit', kind: 'api', file: 'a.ts', from: 'a < b', to: "a $' b" };

test('replaces the one place, and reads nothing special into the new text', () => {
  expect(applyMutation('if (a < b) go();', mutation)).toBe("if (a $' b) go();");
});

test.for([
  ['x', 0],
  ['a < b, a < b', 2],
] as const)('refuses %s, where the place occurs %i times', ([text, count]) => {
  expect(() => applyMutation(text, mutation)).toThrow(`limit: "a < b" occurs ${count} times in a.ts, not once`);
});
