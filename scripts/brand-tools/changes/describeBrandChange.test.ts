import path from 'node:path';
import { expect, test } from 'vitest';
import { loadCatalogue } from '../../build/config/resolve/loadCatalogue.ts';
import { describeBrandChange, findDirection } from './describeBrandChange.ts';

test.for([
  ['#B8860B', '#D4AF37', 'lighter'],
  ['#D4AF37', '#B8860B', 'darker'],
  ['#246247', '#6B2D5C', 'other'],
  ['#777777', '#DDDDDD', 'lighter'],
  ['#6A8A78', '#3F9A6A', 'stronger'],
  ['#3F9A6A', '#6A8A78', 'paler'],
] as const)('%s to %s is %s', ([before, after, direction]) => {
  expect(findDirection(before, after)).toBe(direction);
});

test('what changes is told in words, in both languages, and nothing about brands that are alike', async () => {
  const { brands, themes } = await loadCatalogue(path.resolve(import.meta.dirname, '../../..'));
  for (const brand of brands) expect(describeBrandChange(brand, structuredClone(brand))).toEqual([]);
  const [brand] = brands;
  const after = {
    ...brand!,
    name: 'Elm',
    look: { ...brand!.look, corners: 'square' as const },
    theme: themes.get('plum')!,
  };
  const [english, german] = [describeBrandChange(brand!, after), describeBrandChange(brand!, after, 'de')];
  expect(english).toContain(`Name: ${brand!.name} → Elm`);
  expect(german).toContainEqual(expect.stringMatching(/^Ecken: \S+ → eckig$/));
  expect(german).toContainEqual(expect.stringMatching(/^Die Knöpfe (?:werden|bekommen) .*, am Tag: #\S{6} → #733163$/));
  expect(german.length).toBe(english.length);
});
