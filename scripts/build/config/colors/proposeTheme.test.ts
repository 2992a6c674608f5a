import { useMode as loadMode, modeOklch, modeRgb } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrast } from './checkContrast.ts';
import { measureContrastPairs } from './failedContrastPairs.ts';
import { type ProposedTheme, proposeTheme } from './proposeTheme.ts';
import { resolveTheme } from './resolveTheme.ts';

loadMode(modeRgb);
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
      const { notes, ...theme } = proposeTheme(given);
      const { colors } = theme;
      expect(checkContrast(colors)).toEqual([]);
      expectGivenShown(theme);
      expect(given.filter((one) => !notes.some((note) => note.startsWith(one)))).toEqual([]);
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
    expect(proposeTheme(['#2568A8', '#B05F22', '#59636E'])).toEqual({
      colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E', brand: '#2568A8' },
      look: { header: 'brand' },
      notes: [
        '#2568A8: by day buttons take #1F568B, because it reaches a contrast of 5.7 for the primary button and needs 6.7; by night buttons take #7CA4CB, because it reaches a contrast of 2.8 for icons in the dark and needs 4.5. Links are shades of it. #2568A8 itself becomes the ground of the header, under white text, by day; by night that is #123150.',
        '#B05F22: by day the Premium bar takes #914E1C, because it reaches a contrast of 4.6 for the premium bar and needs 5.7; by night the Premium bar takes #E1C3AC, because it reaches a contrast of 3.5 for the premium bar in the dark and needs 7. Badges are shades of it.',
        '#59636E: text and borders are shades of it.',
      ],
    });
  });

  test('a yellow gives a darker button, and stays as a ground', () => {
    expect(proposeTheme(['#FFCC00'])).toEqual({
      colors: { primary: '#896C00', accent: '#3B8187', neutral: '#676358', brand: '#FFCC00' },
      given: { primary: '#FFCC00' },
      look: { header: 'brand' },
      notes: [
        '#FFCC00 is too light under white text; its shades are those of #896C00, the nearest darker kin of it. #FFCC00: by day buttons take #715900, because it reaches a contrast of 1.5 for the primary button and needs 6.7; by night buttons have it as it is. #FFCC00 itself becomes the ground of the header, under dark text, by day; by night that is #413300.',
        '#3B8187 is proposed as the second colour, for the Premium bar and badges.',
      ],
    });
  });

  test('a yellow before a red leaves the buttons to the red', () => {
    expect(proposeTheme(['#FFCC00', '#D40511']).colors).toMatchObject({ primary: '#D40511', brand: '#FFCC00' });
  });

  test.for<[string, string[], RegExp]>([
    ['a navy', ['#003366'], /^#003366 is too dark to be mixed into lighter shades; .*#114175, the nearest lighter kin/],
    ['a red', ['#C8102E'], /near the red of errors, which a thick bar and an icon keep apart/],
    ['white', ['#2568A8', '#FFFFFF'], /^#FFFFFF is nearly white, .* no part in the theme\.$/],
    ['black', ['#2568A8', '#000000'], /^#000000 is nearly black, .* no part in the theme\.$/],
    ['a second grey', ['#2568A8', '#777777', '#666666'], /^#666666 is a second grey/],
    ['two alike', ['#00AA66', '#00AB67'], /^#00AB67 is too like another of these colours/],
    ['a third colour', ['#FF00FF', '#00FF00', '#00FFFF'], /^#00FFFF has no part in the theme, which has two colours/],
    ['white alone', ['#FFFFFF'], /^#FFFFFF is too light under white text; its shades are those of #6E6E6E/],
  ])('%s', ([, given, note]) => {
    expect(proposeTheme(given).notes).toContainEqual(expect.stringMatching(note));
  });

  test('white is no ground, and black none where buttons have it', () => {
    expect(proposeTheme(['#FFFFFF']).colors.brand).toBeUndefined();
    const { colors, given } = proposeTheme(['#000000']);
    expect([colors.brand, given]).toEqual([undefined, { primary: '#000000' }]);
  });

  test('a dark colour is the ground of buttons by day, as it is', () => {
    expect(proposeTheme(['#6B2D5C']).notes[0]).toBe(
      '#6B2D5C: by day buttons have it as it is; by night buttons take #A6819D, because it reaches a contrast of 1.7 for icons in the dark and needs 4.5. Links are shades of it.',
    );
  });
});
