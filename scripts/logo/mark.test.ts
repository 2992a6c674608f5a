import { expect, test } from 'vitest';
import { constructionNames } from './constructions.ts';
import { assignMarks, type Mark } from './mark.ts';
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
