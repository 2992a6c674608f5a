import { expect, test } from 'vitest';
import { d, ground, polygon, scallop, scatter, smooth } from './curve.ts';

test('numbers in a template are rounded to a tenth', () => {
  expect(d`M${1.26} ${-0.04}h${3}`).toBe('M1.3 0h3');
});

test('a polygon runs straight, a smooth line through the same points', () => {
  const points = [
    [0, 0],
    [30, 10],
    [60, 0],
  ] as const;
  expect(polygon(points)).toBe('M0 0l30 10 30-10z');
  expect(smooth(points)).toMatch(/^M0 0c5 1\.7 20 10 30 10s25-8\.3 30-10$/);
  expect(smooth(points, true)).toMatch(/z$/);
});

test('large shapes take whole units', () => {
  expect(
    polygon([
      [0.4, 0],
      [400.4, 0],
      [200, 100.6],
    ]),
  ).toBe('M0 0l400 0-200 101z');
});

test('ground goes down to the lower edge', () => {
  expect(
    ground(
      [
        [-10, 50],
        [100, 40],
        [210, 50],
      ],
      90,
    ),
  ).toMatch(/V90H-10z$/);
});

test('a scallop has a bump for every point', () => {
  expect(
    scallop([
      [0, 0],
      [40, 0],
      [40, 40],
      [0, 40],
    ]).match(/q/g),
  ).toHaveLength(4);
});

test('scattered strokes are written from left to right', () => {
  expect(
    scatter([
      [
        [50, 5],
        [0, 4],
      ],
      [
        [10, 5],
        [3, 0],
      ],
      [
        [20, 9],
        [1, 1],
      ],
    ]),
  ).toBe('M10 5h3m7 4l1 1m29-5v4');
});
