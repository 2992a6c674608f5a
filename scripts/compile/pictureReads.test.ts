import { expect, test } from 'vitest';
import { pictureKey, readPictureKey } from './pictureReads.ts';

test.for(['welcome', 'pay-card-credit', 'interest-dirty_talk', 'banner-'])('%s is told from its key', (name) => {
  expect(pictureKey(name)).toMatch(/^[\w$]+$/);
  expect(readPictureKey(pictureKey(name))).toBe(name);
});

test.for(['artUrl', 'name', 'logoUrl'])('%s is read for no picture', (key) => {
  expect(readPictureKey(key)).toBeUndefined();
});
