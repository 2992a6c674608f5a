import { keys } from 'art:banner/[key]';
import { expect, test } from 'vitest';
import { BACKGROUND_COUNT, backgroundUrl, parseBackground } from './profileBackground.ts';

test.for([
  [1, '/assets/art/banner-01.svg'],
  [23, '/assets/art/banner-23.svg'],
  [24, '/assets/art/banner-01.svg'],
  [0, '/assets/art/banner-01.svg'],
  [-1, '/assets/art/banner-01.svg'],
  [2.5, '/assets/art/banner-01.svg'],
  [null, '/assets/art/banner-01.svg'],
] as const)('background %s has the address %s', ([background, expected]) => {
  expect(backgroundUrl(parseBackground(background))).toBe(expected);
});

test('there is a picture of each background, numbered from 1', () => {
  expect(keys).toEqual(Array.from({ length: BACKGROUND_COUNT }, (_, index) => String(index + 1).padStart(2, '0')));
});
