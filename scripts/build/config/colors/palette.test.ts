import { expect, test } from 'vitest';
import palettes from '../../../../tests/fixtures/themePalettes.json' with { type: 'json' };
import { shadeNames } from '../schema/catalogue.ts';
import { contrastRatio, mixPalette } from './palette.ts';

const cases = Object.entries(palettes).flatMap(([theme, colors]) =>
  Object.entries(colors).map(([color, expected]) => ({ theme, color, expected })),
);

test.for(cases)('$theme $color is mixed as expected', ({ expected }) => {
  expect(mixPalette(expected['500'])).toEqual(expected);
});

test('a base colour in lower case gives the same shades', () => {
  expect(mixPalette('#962d3e')).toEqual(mixPalette('#962D3E'));
});

test('shades of white towards white, and of black towards black, stay the same', () => {
  expect(mixPalette('#FFFFFF')['050']).toBe('#FFFFFF');
  expect(mixPalette('#000000')['950']).toBe('#000000');
});

test('a palette has every shade', () => {
  expect(Object.keys(mixPalette('#2C7756')).toSorted()).toEqual(shadeNames.toSorted());
});

test.for(['962D3E', '#FFF', '#96 D3E', 'red', ''])('%o is refused as a base colour', (base) => {
  expect(() => mixPalette(base)).toThrow(TypeError);
});

test.for<[string, string, number]>([
  ['#000000', '#FFFFFF', 21],
  ['#962D3E', '#FFFFFF', 7.66],
  ['#FFFFFF', '#962D3E', 7.66],
  ['#621D28', '#EFE0E2', 9.52],
  ['#C0818B', '#131111', 6.05],
  ['#777777', '#777777', 1],
])('contrast of %s and %s is %d', ([a, b, ratio]) => {
  expect(Math.round(contrastRatio(a, b) * 100) / 100).toBe(ratio);
});
