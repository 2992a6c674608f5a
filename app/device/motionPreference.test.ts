import { expect, test } from 'vitest';
import { applyMotionPreference, type MotionPreference, parseMotionPreference } from './motionPreference.ts';

test.for<[string | null, MotionPreference]>([
  [null, 'system'],
  ['', 'system'],
  ['reduced', 'reduced'],
  ['full', 'full'],
  ['fast', 'system'],
])('parseMotionPreference %j → %s', ([stored, expected]) => {
  expect(parseMotionPreference(stored)).toBe(expected);
});

test('the preference is an attribute of the root, which system removes', () => {
  const root = { dataset: {} as DOMStringMap };
  applyMotionPreference('reduced', root);
  expect(root.dataset).toEqual({ motion: 'reduced' });
  applyMotionPreference('full', root);
  expect(root.dataset).toEqual({ motion: 'full' });
  applyMotionPreference('system', root);
  expect(root.dataset).toEqual({});
});
