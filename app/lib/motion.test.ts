import { expect, test } from 'vitest';
import { applyMotion, type Motion, parseMotion } from './motion.ts';

test.for<[string | null, Motion]>([
  [null, 'system'],
  ['', 'system'],
  ['reduced', 'reduced'],
  ['full', 'full'],
  ['fast', 'system'],
])('%j is read as %s', ([stored, expected]) => {
  expect(parseMotion(stored)).toBe(expected);
});

test('the choice stands at the root of the page, and leaves it for the device to decide again', () => {
  const root = { dataset: {} as DOMStringMap };
  applyMotion('reduced', root);
  expect(root.dataset).toEqual({ motion: 'reduced' });
  applyMotion('full', root);
  expect(root.dataset).toEqual({ motion: 'full' });
  applyMotion('system', root);
  expect(root.dataset).toEqual({});
});
