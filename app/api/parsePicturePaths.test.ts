import { expect, test } from 'vitest';
import { parsePicturePaths } from './parsePicturePaths.ts';

test.for<[answer: string, expected: string[]]>([
  [
    '{"data":[{"public_path":"\\/a.webp"},{"public_path":"/b.webp"},{"public_path":"/a.webp"}]}',
    ['/a.webp', '/b.webp'],
  ],
  ['{"data":{"profilePicture":"/c.webp","photos":[{"public_path":"/d.webp"}]}}', ['/c.webp', '/d.webp']],
  ['{"data":{"public_path":null,"profilePicture":7,"text":"public_path"}}', []],
  ['<html>', []],
  ['', []],
])('%s names %j', ([answer, expected]) => {
  expect(parsePicturePaths(answer)).toEqual(expected);
});
