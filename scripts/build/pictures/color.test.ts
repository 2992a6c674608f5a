import { expect, test } from 'vitest';
import { blend, chromaOf, shade } from './color.ts';

test('a shade keeps the hue and takes the lightness', () => {
  expect(shade('#ff0000', 0.628, 0.2577)).toBe('#ff0000');
  expect(shade('#2c7756', 1, 0)).toBe('#ffffff');
  expect(shade('#2c7756', 0, 0)).toBe('#000000');
});

test('what a screen cannot show loses strength, not lightness', () => {
  const strong = shade('#0000ff', 0.9, 0.3);
  expect(strong).toMatch(/^#[0-9a-f]{6}$/);
  expect(chromaOf(strong)).toBeLessThan(0.12);
});

test('grey has no strength, and a blend lies between', () => {
  expect(chromaOf('#808080')).toBeLessThan(0.001);
  expect(blend('#000000', '#ffffff', 0)).toBe('#000000');
  expect(blend('#000000', '#ffffff', 1)).toBe('#ffffff');
  expect(blend('#000000', '#ffffff', 0.5)).toBe('#636363');
});
