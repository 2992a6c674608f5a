import { expect, test } from 'vitest';
import { backgroundUrl, parseBackground } from './profileBackground.ts';

test.for([
  [1, '/assets/art/banner-01.svg'],
  [23, '/assets/art/banner-23.svg'],
  [24, '/assets/art/banner-01.svg'],
  [0, '/assets/art/banner-01.svg'],
  [-1, '/assets/art/banner-01.svg'],
  [2.5, '/assets/art/banner-01.svg'],
  [null, '/assets/art/banner-01.svg'],
] as const)('background %s is the picture %s', ([background, expected]) => {
  expect(backgroundUrl(parseBackground(background))).toBe(expected);
});
