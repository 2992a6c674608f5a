import { useMode as loadMode, modeOklch, modeRgb } from 'culori/fn';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkContrast } from '../checks/checkContrast.ts';
import { proposeTheme } from './proposeTheme.ts';

loadMode(modeRgb);
const toOklch = loadMode(modeOklch);

/** In degrees of OKLCH; rounding to whole channels moves dark and pale colours a little. */
const MAX_HUE_CHANGE = 3;
const MIN_CHROMA = 0.03;

test('any one to three colours give a theme that passes every check, in the hue of one of them', () => {
  const color = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);
  const samples = fc.uniqueArray(color, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(samples, (given) => {
      const { colors, notes } = proposeTheme(given);
      expect(checkContrast(colors)).toEqual([]);
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
      colors: { primary: '#2568A8', accent: '#B05F22', neutral: '#59636E' },
      notes: [
        '#2568A8 stays as it is, for buttons and links.',
        '#B05F22 stays as it is, for the Premium bar and badges.',
        '#59636E stays as it is, for text and borders.',
      ],
    });
  });

  test('a yellow gives a darker button, and stays as a ground', () => {
    expect(proposeTheme(['#FFCC00'])).toEqual({
      colors: { primary: '#896C00', accent: '#3B8187', neutral: '#676358', brand: '#FFCC00' },
      look: { header: 'brand' },
      notes: [
        '#FFCC00 is too light under white text; buttons and links take #896C00, the nearest darker kin of it. #FFCC00 itself becomes the ground of the header, under dark text.',
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
    ['white alone', ['#FFFFFF'], /^#FFFFFF is too light under white text; buttons and links take #6E6E6E/],
  ])('%s', ([, given, note]) => {
    expect(proposeTheme(given).notes).toContainEqual(expect.stringMatching(note));
  });

  test('white is no ground, black is one', () => {
    expect(proposeTheme(['#FFFFFF']).colors.brand).toBeUndefined();
    expect(proposeTheme(['#000000']).colors.brand).toBe('#000000');
  });
});
