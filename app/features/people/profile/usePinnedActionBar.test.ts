import { expect, test } from 'vitest';
import { isPinnable } from './usePinnedActionBar.ts';

test.for([
  ['a phone', 70, { width: 360, height: 740 }, true],
  ['a phone with large text, where the bar has several rows', 190, { width: 360, height: 740 }, false],
  ['a phone lying on its side', 70, { width: 700, height: 340 }, false],
  ['a tablet', 70, { width: 720, height: 1024 }, false],
] as const)('pinned to the bottom: %s', ([, barHeight, viewport, expected]) => {
  expect(isPinnable(barHeight, viewport)).toBe(expected);
});
