import { expect, test } from 'vitest';
import { assignMarks, hashText, type Mark } from './assignMarks.ts';
import { constructionNames } from './constructions.ts';
import { cutOuts } from './shape.ts';

const brands = Array.from({ length: 300 }, (_, index) => ({ slug: `brand-${index}`, color: `#${index % 12}` }));
const shapeOf = ({ construction, cutOut }: Mark) => `${construction} ${cutOut}`;

test('no two brands share a shape as long as there are shapes', () => {
  const shapes = constructionNames.length * cutOuts.length;
  const marks = [...assignMarks(brands.slice(0, shapes)).values()];
  expect(new Set(marks.map(shapeOf)).size).toBe(shapes);
});

test('every construction is used once before any is used again', () => {
  const marks = [...assignMarks(brands.slice(0, constructionNames.length)).values()];
  expect(new Set(marks.map(({ construction }) => construction)).size).toBe(constructionNames.length);
});

test('more brands than marks still all get one', () => {
  expect(assignMarks(brands).size).toBe(300);
});

test('a new brand changes no mark of those before it', () => {
  const before = [...assignMarks(brands.slice(0, 40))];
  expect([...assignMarks(brands.slice(0, 41))].slice(0, 40)).toEqual(before);
});

test('as long as there are others, no construction comes twice in one colour', () => {
  const red = brands.slice(0, constructionNames.length).map(({ slug }) => ({ slug, color: 'red' }));
  const others = brands.slice(20, 60);
  const marks = assignMarks([...others, ...red]);
  expect(new Set(red.map(({ slug }) => marks.get(slug)!.construction)).size).toBe(constructionNames.length);
});

test('a text always gives the same number', () => {
  expect(hashText('')).toBe(2_872_998_923);
  expect(hashText('tavelune')).toBe(hashText('tavelune'));
});

test('near texts give numbers far apart, in all of the range', () => {
  const numbers = Array.from({ length: 4000 }, (_, index) => hashText(`brand-${index}`));
  expect(new Set(numbers).size).toBe(4000);
  const quarters = [0, 1, 2, 3].map((quarter) => numbers.filter((value) => value >>> 30 === quarter).length);
  for (const amount of quarters) expect(Math.abs(amount - 1000)).toBeLessThan(120);
});
