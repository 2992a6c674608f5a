import { expect, test } from 'vitest';
import type { Photo } from '../../../api/contract/profile.ts';
import { moveId, toPictureSlots, toPlaceByKey, toReorderedPhotos } from './pictureSlots.ts';

const photo = (id: string, main = false): Photo => ({ id, publicPath: `/${id}.svg`, main });
const none = { pictures: [], knownIds: new Set<string>() };
const toContent = (photos: Photo[], uploads: Parameters<typeof toPictureSlots>[1] = none) =>
  toPictureSlots(photos, uploads).map((slot) => slot.photo?.id ?? (slot.uploaded ? 'uploaded' : '-'));

test('the profile picture comes first, and at least six places are shown, one of them empty', () => {
  expect(toContent([])).toEqual(['-', '-', '-', '-', '-', '-']);
  expect(toContent([photo('a'), photo('b', true), photo('c')])).toEqual(['b', 'a', 'c', '-', '-', '-']);
  expect(toContent(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id) => photo(id)))).toHaveLength(8);
  expect(toPictureSlots([photo('a')], none).map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('uploaded pictures stand in their places until the server lists them, under the same key', () => {
  const uploads = { pictures: [new Blob(['1']), new Blob(['2'])], knownIds: new Set(['a']) };
  expect(toContent([photo('a', true)], uploads)).toEqual(['a', 'uploaded', 'uploaded', '-', '-', '-']);
  const before = toPictureSlots([photo('a', true)], uploads);
  const after = toPictureSlots([photo('a', true), photo('b'), photo('c')], uploads);
  expect(after.map((slot) => slot.photo?.id ?? '-')).toEqual(['a', 'b', 'c', '-', '-', '-']);
  for (const index of [1, 2]) {
    expect(after[index]!.key).toBe(before[index]!.key);
    expect(after[index]!.uploaded).toBe(uploads.pictures[index - 1]);
  }
});

test.for<[string, number, string]>([
  ['b', 0, 'bacd'],
  ['a', 3, 'bcda'],
  ['c', 1, 'acbd'],
  ['d', 9, 'abcd'],
  ['d', -1, 'dabc'],
  ['x', 0, 'abcd'],
])('%s moves to index %i: %s', ([id, to, expected]) => {
  expect(moveId(['a', 'b', 'c', 'd'], id, to).join('')).toBe(expected);
});

test('the first of the reordered pictures is the profile picture', () => {
  expect(toReorderedPhotos([photo('a', true), photo('b')], ['b', 'a'])).toEqual([photo('b', true), photo('a')]);
});

test.for<[string, number, number | null]>([
  ['ArrowLeft', 2, 1],
  ['ArrowUp', 2, 1],
  ['ArrowRight', 2, 3],
  ['ArrowDown', 4, null],
  ['ArrowLeft', 1, null],
  ['Home', 3, 1],
  ['End', 3, 4],
  ['End', 4, null],
  ['Enter', 2, null],
])('%s moves the picture of place %i of 4 to %o', ([key, place, expected]) => {
  expect(toPlaceByKey(key, place, 4)).toBe(expected);
});
