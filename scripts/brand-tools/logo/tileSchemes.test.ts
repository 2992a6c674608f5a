import { expect, test } from 'vitest';
import palettes from '../../../tests/fixtures/themePalettes.json' with { type: 'json' };
import { contrastRatio } from '../../build/config/colors/palette.ts';
import { schemes, toneColors } from './tileSchemes.ts';

const cases = Object.entries(palettes).flatMap(([theme, colors]) =>
  schemes.map((scheme) => ({ theme, scheme, colors: toneColors(colors, scheme) })),
);

test.for(cases)(
  '$theme $scheme: everything stands out from the ground',
  ({ colors: { ground, first, second, spark } }) => {
    expect(contrastRatio(first, ground)).toBeGreaterThan(4.5);
    expect(contrastRatio(second, ground)).toBeGreaterThan(2.6);
    expect(contrastRatio(spark, ground)).toBeGreaterThan(2.6);
  },
);

test.for(cases)('$theme $scheme: the two can be told apart', ({ colors: { first, second } }) => {
  expect(contrastRatio(first, second)).toBeGreaterThan(1.4);
});
