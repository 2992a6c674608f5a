import { expect, test } from 'vitest';
import {
  addMemberTextScale,
  type MemberTextScales,
  parseMemberTextScales,
  parseTextScale,
  pickTextScale,
  stepTextScale,
  type TextScale,
} from './textScale.ts';

test.for<[string | null, TextScale]>([
  [null, 100],
  ['', 100],
  ['130', 130],
  ['200', 200],
  ['201', 100],
  ['1e2', 100],
  ['130 ', 100],
])('parseTextScale %j → %i %%', ([stored, expected]) => {
  expect(parseTextScale(stored)).toBe(expected);
});

test.for<[TextScale, 1 | -1, TextScale]>([
  [100, 1, 115],
  [175, 1, 200],
  [200, 1, 200],
  [115, -1, 100],
  [100, -1, 100],
])('from %i %% one step %i leads to %i %%', ([from, direction, to]) => {
  expect(stepTextScale(from, direction)).toBe(to);
});

test.for<[string | null, MemberTextScales]>([
  [null, []],
  ['', []],
  ['{"7":130}', []],
  [
    '[["7",130],["8",200]]',
    [
      ['7', 130],
      ['8', 200],
    ],
  ],
  [
    '[["7",131],["8"],7,null,[9,130]]',
    [
      ['7', 100],
      ['8', 100],
    ],
  ],
])('parseMemberTextScales %j → %j', ([stored, expected]) => {
  expect(parseMemberTextScales(stored)).toEqual(expected);
});

test('each member has their own size; others have the size of the device', () => {
  const scales = addMemberTextScale(addMemberTextScale([], '7', 130), '8', 200);
  expect(pickTextScale(scales, '7', 115)).toBe(130);
  expect(pickTextScale(scales, '9', 115)).toBe(115);
  expect(pickTextScale(scales, null, 115)).toBe(115);
  expect(addMemberTextScale(scales, '7', 150)).toEqual([
    ['8', 200],
    ['7', 150],
  ]);
});

test('only the last ten members are stored', () => {
  let scales: MemberTextScales = [];
  for (let owner = 0; owner < 30; owner++) scales = addMemberTextScale(scales, String(owner), 130);
  expect(scales).toHaveLength(10);
  expect(pickTextScale(scales, '29', 100)).toBe(130);
  expect(parseMemberTextScales(JSON.stringify(scales))).toEqual(scales);
});
