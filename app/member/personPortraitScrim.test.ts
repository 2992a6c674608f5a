import { expect, test } from 'vitest';
import { contrastRatio } from '../../scripts/build/config/colors/palette.ts';
import { scrimOpacity } from './personPortraitScrim.ts';

test('text over the foot of a portrait is legible, however bright the picture', () => {
  const channel = Math.ceil(255 * (1 - scrimOpacity.least));
  const lightest = `#${channel.toString(16).padStart(2, '0').repeat(3)}`;
  expect(contrastRatio('#ffffff', lightest)).toBeGreaterThanOrEqual(4.5);
  expect(scrimOpacity.greatest).toBeGreaterThanOrEqual(scrimOpacity.least);
});
