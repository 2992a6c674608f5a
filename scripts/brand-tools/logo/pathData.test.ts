import { expect, test } from 'vitest';
import { clockwise, closedPath, disc, line, openPath } from './path.ts';
import { joinNumbers, rounded, toPathData } from './pathData.ts';

test.for<[number, number]>([
  [1.04, 1],
  [1.05, 1.1],
  [-0.04, 0],
  [-2.36, -2.4],
])('%d is written as %d', ([value, expected]) => {
  expect(rounded(value)).toBe(expected);
});

test('a minus sign needs no space before it', () => {
  expect(joinNumbers([1, -2, 0.5, -0.5])).toBe('1-2 0.5-0.5');
});

test('a disc is two arcs', () => {
  expect(toPathData([disc(10)], [16, 16])).toBe('M6 16a10 10 0 0 1 20 0a10 10 0 0 1-20 0z');
});

test('a second path starts from where the first one closed', () => {
  const tick = closedPath([0, 0], line(4, 0), line(4, 4));
  expect(toPathData([tick, tick])).toBe('M0 0l4 0l0 4zm0 0l4 0l0 4z');
  expect(toPathData([openPath([0, 0], line(4, 0)), openPath([0, 8], line(4, 8))])).toBe('M0 0l4 0m-4 8l4 0');
});

test('rounding errors do not add up', () => {
  const steps = Array.from({ length: 30 }, (_, index) => line((index + 1) / 3, 0));
  const data = toPathData([openPath([0, 0], ...steps)]);
  const sum = Array.from(data.matchAll(/l([\d.]+)/g), ([, x]) => Number(x)).reduce((a, b) => a + b, 0);
  expect(rounded(sum)).toBe(10);
});

test('a long arc says so', () => {
  expect(toPathData([openPath([0, 0], clockwise(5, 5, 5, true))])).toBe('M0 0a5 5 0 1 1 5 5');
});
