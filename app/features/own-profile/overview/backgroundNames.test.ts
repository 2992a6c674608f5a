import { expect, test } from 'vitest';
import { BACKGROUND_COUNT } from '../../../member/profileBackground.ts';
import { backgroundNames } from './backgroundNames.ts';

test('every background has a name of its own', () => {
  expect(new Set(backgroundNames.map(({ id }) => id)).size).toBe(BACKGROUND_COUNT);
});
