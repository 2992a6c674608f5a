import { expect, test } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { isEmptyGallery } from './profileQueries.ts';

test('only a 404 with the text for no pictures means an empty gallery', () => {
  const refuse = (message: string) => new ApiError('rejected', 'fetchGallery', { status: 404, fields: { message } });
  expect(isEmptyGallery(refuse('This user has no pictures'))).toBe(true);
  expect(isEmptyGallery(refuse('There is no such member.'))).toBe(false);
  expect(isEmptyGallery(new ApiError('rejected', 'fetchGallery', { status: 404 }))).toBe(false);
});
