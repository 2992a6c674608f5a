import { expect, test } from 'vitest';
import { findConfigProblems } from '../../../../tests/support/findConfigProblems.ts';
import { replaceOnce, validFixtureFiles } from '../../../../tests/support/fixtureFiles.ts';
import { formatProblem } from '../../../lib/problem.ts';
import { checkDrawingSize, type DrawingKind } from './checkDrawingSize.ts';

const check = (kind: DrawingKind, attributes: string) =>
  checkDrawingSize(kind, { file: `${kind}.svg`, text: `<svg ${attributes}/>` }).map(formatProblem);

const sides = 'each side takes 1 to 10000 units, because drawing it takes memory by its size';
const square = 'an icon is as wide as high';
const logo = 'a logo is at most 10 times as wide as high, and at most twice as high as wide';

test('an icon a million times as high as wide is named by check', { tags: 'rule' }, async () => {
  const files = replaceOnce(validFixtureFiles(), 'brands/alderwick/icon.svg', '0 0 512 512', '0 0 1 1000000');
  expect(await findConfigProblems(files)).toEqual([
    `brands/alderwick/icon.svg:1:50  viewBox "0 0 1 1000000" gives a side of 1000000; ${sides}`,
  ]);
});

test.for<[kind: DrawingKind, attributes: string, ...expected: string[]]>([
  ['icon', 'viewBox="0 0 512 512"'],
  ['icon', 'viewBox="-4,-4 8 8" width="48px" height="48px"'],
  ['icon', 'viewBox="0 0 512 512" width="100%" height="100%"'],
  [
    'icon',
    'viewBox="0 0 1 9000"',
    `icon.svg:1:15  viewBox "0 0 1 9000" makes the icon 1 wide and 9000 high; ${square}`,
  ],
  ['icon', 'viewBox="0 0 .1 .1"', `icon.svg:1:15  viewBox "0 0 .1 .1" gives a side of 0.1; ${sides}`],
  [
    'icon',
    'viewBox="0 0 8 8" width="1" height="1000000"',
    `icon.svg:1:24  width "1" and height "1000000" gives a side of 1000000; ${sides}`,
  ],
  [
    'icon',
    'viewBox="0 0 8 8" width="1" height="2"',
    `icon.svg:1:24  width "1" and height "2" makes the icon 1 wide and 2 high; ${square}`,
  ],
  [
    'icon',
    'viewBox="0 0 8 8" height="8"',
    'icon.svg:1:24  "height" is alone in <svg>; leave it out, or write width and height',
  ],
  ...['width="-8" height="8"', 'width="8em" height="8em"', 'width="1e9" height="1e9"', 'width="8mm" height="8"'].map(
    (size): [DrawingKind, string, string] => [
      'icon',
      `viewBox="0 0 8 8" ${size}`,
      expect.stringMatching(/^icon\.svg:1:24 {2}width ".*" and height ".*" are no size; they take two numbers/),
    ],
  ),
  ['logo', 'viewBox="0 0 371 64"'],
  ['logo', 'viewBox="0 0 64 128"'],
  ['logo', 'viewBox="0 0 641 64"', `logo.svg:1:15  viewBox "0 0 641 64" makes the logo 641 wide and 64 high; ${logo}`],
  ['logo', 'viewBox="0 0 63 128"', `logo.svg:1:15  viewBox "0 0 63 128" makes the logo 63 wide and 128 high; ${logo}`],
  // checkSvg says what is wrong with these.
  ['logo', 'viewBox="0 0 0 8"'],
  ['logo', 'viewBox="8"'],
  ['logo', ''],
])('%s with %s', ([kind, attributes, ...expected]) => {
  expect(check(kind, attributes)).toEqual(expected);
});
