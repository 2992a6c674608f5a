import { expect, test } from 'vitest';
import { planScroll, type ScrollPosition } from './planScroll.ts';

const end: ScrollPosition = { top: 600, height: 1000, viewportHeight: 400 };
const almost: ScrollPosition = { top: 560, height: 1000, viewportHeight: 400 };
const above: ScrollPosition = { top: 200, height: 1000, viewportHeight: 400 };
const calm = { prepended: false, written: false };

test.for<[string, ScrollPosition | null, number, typeof calm, number | null]>([
  ['opens at the end', null, 1000, calm, 1000],
  ['follows at the end', end, 1100, calm, 1100],
  ['follows almost at the end', almost, 1100, calm, 1100],
  ['stays further up', above, 1100, calm, null],
  ['goes down for own words', above, 1100, { ...calm, written: true }, 1100],
  ['keeps what is read when older ones come in', above, 1500, { ...calm, prepended: true }, 700],
  ['keeps it at the end as well', end, 1500, { ...calm, prepended: true }, 1100],
])('%s', ([, before, height, change, expected]) => {
  expect(planScroll(before, height, change)).toBe(expected);
});
