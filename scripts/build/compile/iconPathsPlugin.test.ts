import { expect, test } from 'vitest';
import { inWeight, readIconPath, readIconPaths } from './iconPathsPlugin.ts';

const svg = (content: string, viewBox = '0 0 256 256') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="currentColor">${content}</svg>`;

test.for([
  ['one path', svg('<path d="M1,2h3Z"/>'), 'M1,2h3Z'],
  ['another notation', svg("\n  <path\n    d='M1,2&#x68;3Z'></path>\n"), 'M1,2h3Z'],
])('%s gives its path data', ([, icon, path]) => {
  expect(readIconPath(icon!)).toBe(path);
});

test.for([
  ['two paths', svg('<path d="M1,2h3Z"/><path d="M1,2h3Z"/>')],
  ['another shape', svg('<circle r="3"/>')],
  ['a path with a transformation', svg('<path d="M1,2h3Z" transform="scale(2)"/>')],
  ['a group', svg('<g><path d="M1,2h3Z"/></g>')],
  ['another viewBox', svg('<path d="M1,2h3Z"/>', '0 0 24 24')],
  ['broken XML', '<svg><path d="M1,2h3Z"></svg>'],
])('%s is refused', ([, icon]) => {
  expect(() => readIconPath(icon!)).toThrow();
});

test('a regular icon is read in every weight, and one that is bold or filled in its own alone', () => {
  const expressionOf = (file: string) =>
    inWeight('weight')(
      readIconPaths(file, (source) => source.replace('/core/', '')),
      'any',
    );
  expect(expressionOf('/core/regular/arrow-left.svg')).toBe(
    `weight === 'light' ? "light/arrow-left-light.svg" : weight === 'bold' ? "bold/arrow-left-bold.svg" : "regular/arrow-left.svg"`,
  );
  expect(expressionOf('/core/fill/heart-fill.svg')).toBe('"fill/heart-fill.svg"');
});
