import fc from 'fast-check';
import { expect, test } from 'vitest';
import palettes from '../../../../tests/fixtures/themePalettes.json' with { type: 'json' };
import { checkContrast } from './checkContrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { mendContrast } from './mendContrast.ts';
import type { BaseColors } from './palette.ts';

const themes = Object.entries(palettes).map(([name, { primary, accent, neutral }]): [string, BaseColors] => [
  name,
  { primary: primary['500'], accent: accent['500'], neutral: neutral['500'] },
]);

test.for(themes)('every pair of colours of %s has enough contrast', ([, colors]) => {
  expect(checkContrast(colors)).toEqual([]);
});

test('every palette has pairs in light and dark', () => {
  for (const owner of ['primary', 'accent', 'neutral']) {
    const uses = contrastPairs.filter((pair) => pair.owner === owner).map(({ usage }) => usage);
    expect(uses.filter((usage) => usage.endsWith('in the dark'))).not.toEqual([]);
    expect(uses.filter((usage) => !usage.endsWith('in the dark'))).not.toEqual([]);
  }
});

test('one bad base colour gives one problem', () => {
  const [, burgundy] = themes[0]!;
  const failing = checkContrast({ ...burgundy, neutral: '#C8C3C5' });
  expect(failing.map(({ path }) => path)).toEqual([['colors', 'neutral']]);
});

test('mended colours pass', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.record({ primary: color, accent: color, neutral: color }), (colors) => {
      expect(checkContrast(mendContrast(colors))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
