import { afterEach, expect, test } from 'vitest';
import { type PagePosition, pagePositions, toHistoryEntry } from './pagePositions.ts';

afterEach(() => pagePositions.clear());
const position = (scrollY: number): PagePosition => ({ scrollY, target: null, targetTop: 0 });

test('a position is read again by the page of the history', () => {
  pagePositions.write('7', toHistoryEntry({ key: 'a', pathname: '/matches' }), position(10));
  pagePositions.write('7', toHistoryEntry({ key: 'b', pathname: '/matches' }), position(20));
  expect(pagePositions.read('7', 'a /matches')).toEqual(position(10));
  expect(pagePositions.read('7', 'c /matches')).toBeNull();
});

test('the positions of another member are neither read nor kept', () => {
  pagePositions.write('7', 'a', position(10));
  expect(pagePositions.read('8', 'a')).toBeNull();
  pagePositions.write('8', 'b', position(20));
  expect(pagePositions.read('7', 'a')).toBeNull();
});

test('the last fifty positions are kept', () => {
  for (let index = 0; index < 51; index += 1) pagePositions.write('7', `${index}`, position(index));
  expect(pagePositions.read('7', '0')).toBeNull();
  expect(pagePositions.read('7', '1')).toEqual(position(1));
});
