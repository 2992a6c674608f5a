import { expect, test } from 'vitest';
import {
  isDrawable,
  MAX_FILE_BYTES,
  MAX_SIDE_PX,
  type PictureType,
  parsePictureType,
  pictureProblems,
  toDrawnSize,
  toMimeType,
  toUploadFormat,
  validatePicture,
} from './pictureFile.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

test.for<[number[], PictureType | null]>([
  [png, 'image/png'],
  [[0xff, 0xd8, 0xff, 0xe1], 'image/jpeg'],
  [png.slice(0, 7), null],
  [[0x47, 0x49, 0x46, 0x38], null],
  [[0x3c, 0x73, 0x76, 0x67], null],
  [[], null],
])('the bytes %j are of type %s', ([bytes, expected]) => {
  expect(parsePictureType(new Uint8Array(bytes))).toBe(expected);
});

test.for<[string, PictureType, string]>([
  ['me.png', 'image/png', 'png'],
  ['me.jpg', 'image/jpeg', 'jpg'],
  ['me.JPEG', 'image/jpeg', 'jpeg'],
  ['me.png', 'image/jpeg', 'png'],
  ['my.photo.jpg', 'image/jpeg', 'jpeg'],
  ['x.png.exe', 'image/png', 'png'],
  ['x.exe', 'image/jpeg', 'jpeg'],
  ['noname', 'image/png', 'png'],
  ['.png', 'image/png', 'png'],
])('the file %s of type %s is sent as %s', ([name, type, expected]) => {
  const format = toUploadFormat(name, type);
  expect(format).toBe(expected);
  expect(toMimeType(format)).toBe(format === 'png' ? 'image/png' : 'image/jpeg');
});

test.for([
  [0, null, pictureProblems.empty],
  [5, null, pictureProblems.notAPicture],
  [MAX_FILE_BYTES, 'image/png', null],
  [MAX_FILE_BYTES + 1, 'image/png', pictureProblems.tooLarge],
] as const)('a file of %i bytes and type %s', ([size, type, expected]) => {
  expect(validatePicture(size, type)).toBe(expected);
});

test.for([
  [800, 600, { width: 800, height: 600 }],
  [4800, 2400, { width: 2400, height: 1200 }],
  [2400, 4800, { width: 1200, height: 2400 }],
  [5000, 1, { width: 2400, height: 1 }],
  [0, 10, null],
  [10_000, 10_000, null],
] as const)('%i × %i is drawn at %o', ([width, height, expected]) => {
  const size = { width, height };
  expect(isDrawable(size) ? toDrawnSize(size, MAX_SIDE_PX) : null).toEqual(expected);
});
