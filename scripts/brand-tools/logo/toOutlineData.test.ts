import { expect, test } from 'vitest';
import { toOutlineData } from './toOutlineData.ts';

const placement = { x: 0, y: 0, scale: 1 };

test('lines along an axis are short', () => {
  const box = toOutlineData(
    [
      { type: 'M', x: 1, y: 2 },
      { type: 'L', x: 11, y: 2 },
      { type: 'L', x: 11, y: 12 },
      { type: 'L', x: 1, y: 2 },
      { type: 'Z' },
    ],
    placement,
  );
  expect(box).toBe('M1 2h10v10l-10-10z');
});

test('a curve that goes on smoothly leaves its control point out, a corner does not', () => {
  const first = { type: 'Q', x1: 0, y1: 10, x: 10, y: 10 } as const;
  const start = { type: 'M', x: 0, y: 0 } as const;
  expect(toOutlineData([start, first, { type: 'Q', x1: 20, y1: 10, x: 20, y: 0 }], placement)).toBe(
    'M0 0q0 10 10 10t10-10',
  );
  expect(toOutlineData([start, first, { type: 'Q', x1: 10, y1: 0, x: 20, y: 0 }], placement)).toBe(
    'M0 0q0 10 10 10q0-10 10-10',
  );
});

test('the letter is placed and scaled', () => {
  expect(
    toOutlineData(
      [
        { type: 'M', x: 10, y: -4 },
        { type: 'L', x: 20, y: -4 },
      ],
      { x: 5, y: 1, scale: 0.5 },
    ),
  ).toBe('M10-1h5');
});

test('numbers that are nearly zero are zero', () => {
  expect(toOutlineData([{ type: 'M', x: 1e-15, y: -1e-15 }], placement)).toBe('M0 0');
});

test('cubic outlines are refused', () => {
  expect(() => toOutlineData([{ type: 'C', x1: 0, y1: 0, x2: 0, y2: 0, x: 0, y: 0 }], placement)).toThrow(TypeError);
});
