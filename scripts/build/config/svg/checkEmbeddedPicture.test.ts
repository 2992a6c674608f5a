import { expect, test } from 'vitest';
import { formatProblem } from '../../../lib/problem.ts';
import { checkSvg } from './checkSvg.ts';

const toPng = (width: number, height: number) => {
  const bytes = Buffer.alloc(40);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(bytes);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return `data:image/png;base64,${bytes.toString('base64')}`;
};
/** A comment of two bytes, then a frame of 300 by 144. */
const jpeg = `data:image/jpeg;base64,${Buffer.from('ffd8fffe00040000ffc0001108009001 2c03'.replace(' ', ''), 'hex').toString('base64')}`;

const check = (href: string, size = 'width="9" height="9"', kind: 'mark' | 'projectPicture' = 'mark') =>
  checkSvg(
    {
      file: 'logo.svg',
      text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<image ${size} href="${href}"/></svg>`,
    },
    kind,
  ).map(formatProblem);

test('a logo may hold a small PNG or JPEG', () => {
  expect(check(toPng(300, 144))).toEqual([]);
  expect(check(jpeg)).toEqual([]);
});

test.for<[what: string, problems: string[], expected: string]>([
  ['a page', check('data:text/html;base64,AAAA'), '2:35  the picture inside is no PNG or JPEG; '],
  ['an SVG', check('data:image/svg+xml;base64,AAAA'), '2:35  the picture inside is no PNG or JPEG; '],
  ['an address', check('https://evil.example/a.png'), '2:1  element "image" is not allowed'],
  [
    'another type than it says',
    check(jpeg.replace('jpeg', 'png')),
    '2:35  the picture inside is no PNG; embed it again',
  ],
  [
    'a bomb',
    check(toPng(60_000, 60_000)),
    '2:35  the picture inside has 60000 by 60000 pixels; each side takes 1 to 1024',
  ],
  ['no size', check(toPng(9, 9), 'width="9"'), '2:1  "height" is missing in <image>; add it'],
  ['a script', check(toPng(9, 9), 'width="9" height="9" onload="x"'), '2:29  attribute "onload" is a script'],
  ['a picture of the project', check(toPng(9, 9), undefined, 'projectPicture'), '2:1  element "image" is not allowed'],
])('%s inside is refused', { tags: 'rule' }, ([, problems, expected]) => {
  expect(problems[0]).toContain(`logo.svg:${expected}`);
});
