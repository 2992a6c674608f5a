import { expect, test } from 'vitest';
import { planScroll, type ScrollPosition } from './useThreadScroll.ts';

const end: ScrollPosition = { top: 600, height: 1000, viewportHeight: 400 };
const almost: ScrollPosition = { top: 560, height: 1000, viewportHeight: 400 };
const above: ScrollPosition = { top: 200, height: 1000, viewportHeight: 400 };
const unchanged = { prepended: false, sentByMember: false };

test.for<[string, ScrollPosition | null, number, typeof unchanged, number | null]>([
  ['opens at the end', null, 1000, unchanged, 1000],
  ['follows at the end', end, 1100, unchanged, 1100],
  ['follows almost at the end', almost, 1100, unchanged, 1100],
  ['stays further up', above, 1100, unchanged, null],
  ["scrolls down to the member's own message", above, 1100, { ...unchanged, sentByMember: true }, 1100],
  ['does not move what is read when older messages are put above', above, 1500, { ...unchanged, prepended: true }, 700],
  ['nor when that is the end', end, 1500, { ...unchanged, prepended: true }, 1100],
])('%s', ([, before, height, change, expected]) => {
  expect(planScroll(before, height, change)).toBe(expected);
});
