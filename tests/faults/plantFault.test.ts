import { expect, test } from 'vitest';
import type { Fault } from './faults.ts';
import { plantFault } from './plantFault.ts';

const fault: Fault = { name: 'limit', kind: 'api', file: 'a.ts', from: 'a < b', to: "a $' b" };

test('replaces the one place, and reads nothing special into the new text', () => {
  expect(plantFault('if (a < b) go();', fault)).toBe("if (a $' b) go();");
});

test.for([
  ['x', 0],
  ['a < b, a < b', 2],
] as const)('refuses %s, where the place occurs %i times', ([text, count]) => {
  expect(() => plantFault(text, fault)).toThrow(`limit: "a < b" occurs ${count} times in a.ts, not once`);
});
