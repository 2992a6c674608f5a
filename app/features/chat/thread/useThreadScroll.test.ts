import { expect, test } from 'vitest';
import { nearsStart, planScroll, type ScrollPosition } from './useThreadScroll.ts';

const at = (top: number, height = 1000): ScrollPosition => ({ top, height, viewportHeight: 400 });
const unchanged = { prepended: false, sentByMember: false };

test.for<[string, ScrollPosition | null, typeof unchanged, 'end' | 'same']>([
  ['opens at the end', null, unchanged, 'end'],
  ['follows at the end', at(600), unchanged, 'end'],
  ['follows almost at the end', at(560), unchanged, 'end'],
  ['stays further up', at(200), unchanged, 'same'],
  ["scrolls down to the member's own message", at(200), { ...unchanged, sentByMember: true }, 'end'],
  ['does not move what is read when older messages are put above', at(200), { ...unchanged, prepended: true }, 'same'],
  ['nor when that is the end', at(600), { ...unchanged, prepended: true }, 'same'],
])('%s', ([, before, change, expected]) => {
  expect(planScroll(before, change)).toBe(expected);
});

test.for<[string, ScrollPosition, ScrollPosition, boolean]>([
  ['up, near the start', at(500, 3000), at(390, 3000), true],
  ['up, far from it', at(900, 3000), at(800, 3000), false],
  ['down, near it', at(100, 3000), at(200, 3000), false],
])('earlier messages are wanted: %s', ([, before, after, expected]) => {
  expect(nearsStart(before, after)).toBe(expected);
});
