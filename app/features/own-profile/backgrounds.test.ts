import { expect, test } from 'vitest';
import { bannerCount } from '../../site/banner.ts';
import { backgroundNames } from './backgrounds.ts';

test('every background has a name of its own', () => {
  expect(new Set(backgroundNames.map(({ id }) => id)).size).toBe(bannerCount);
});
