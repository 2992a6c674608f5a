import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrast } from './checkContrast.ts';
import { loadMode, modeOklch } from './culori.ts';
import { measureContrastPairs } from './failedContrastPairs.ts';
import { type ProposedTheme, proposeTheme } from './proposeTheme.ts';
import { resolveTheme } from './resolveTheme.ts';

const toOklch = loadMode(modeOklch);

/** Largest change of the hue, in degrees of OKLCH: rounding to whole channels moves dark and pale colours a little. */
const MAX_HUE_CHANGE = 3;
const MIN_CHROMA = 0.03;

const shownShades = [
  ['primary', '600'],
  ['primary', '300'],
  ['accent', '600'],
  ['accent', '200'],
] as const;

/** Expects that every pair of colours has its contrast, and that a brand's colour is shown wherever it has it. */
function expectGivenShown({ colors, given }: Pick<ProposedTheme, 'colors' | 'given'>): void {
  const own = resolveTheme('own', { colors, given }, 'own');
  const failed = (theme: typeof own) => measureContrastPairs(theme).filter(({ ratio, minRatio }) => ratio < minRatio);
  expect(failed(own)).toEqual([]);
  for (const [palette, shade] of shownShades) {
    const exact = given?.[palette] ?? colors[palette];
    const isShown = own[palette][shade] === exact;
    expect(failed({ ...own, [palette]: { ...own[palette], [shade]: exact } }).length === 0).toBe(isShown);
  }
}

test('any one to three colours give a theme that passes every check, in the hue of one of them', {
  tags: 'rule',
}, () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
  const samples = fc.uniqueArray(color, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(samples, (given) => {
      const { uses, ...theme } = proposeTheme(given);
      const { colors } = theme;
      expect(checkContrast(colors)).toEqual([]);
      expectGivenShown(theme);
      expect(given.filter((one) => !uses.some(({ color }) => color === one))).toEqual([]);
      const hues = given.map((one) => toOklch(one)!).filter(({ c }) => c >= MIN_CHROMA);
      const { h: hue = 0 } = toOklch(colors.primary)!;
      const changes = hues.map(({ h = 0 }) => Math.abs(((h - hue + 540) % 360) - 180));
      if (changes.length > 0) expect(Math.min(...changes)).toBeLessThan(MAX_HUE_CHANGE);
    }),
    { numRuns: 40 },
  );
});

describe('what becomes of colours', () => {
  test('those that pass are kept', () => {
    expect(proposeTheme(['#2568A8', '#B05F22', '#59636E'])).toMatchObject({
      colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E', brand: '#2568A8' },
      look: { header: 'brand' },
    });
  });

  test('a yellow gives a darker button, and stays as a ground', () => {
    expect(proposeTheme(['#FFCC00'])).toMatchObject({
      colors: { primary: '#896C00', accent: '#3B8187', neutral: '#676358', brand: '#FFCC00' },
      given: { primary: '#FFCC00' },
      look: { header: 'brand' },
    });
  });

  test('a yellow before a red leaves the buttons to the red', () => {
    expect(proposeTheme(['#FFCC00', '#D40511']).colors).toMatchObject({ primary: '#D40511', brand: '#FFCC00' });
  });

  test('white is no ground, and black none where buttons have it', () => {
    expect(proposeTheme(['#FFFFFF']).colors.brand).toBeUndefined();
    const { colors, given } = proposeTheme(['#000000']);
    expect([colors.brand, given]).toEqual([undefined, { primary: '#000000' }]);
  });
});
