import { formatCount } from '../../lib/formatCount.ts';
import type { PaletteName } from '../contrastPairs.ts';
import {
  type BaseColors,
  contrastRatio,
  mixPalette,
  mixThemePalettes,
  type ThemeColors,
  textColorOn,
} from '../palette.ts';
import { quote } from '../parse/messageFormatting.ts';
import type { PathProblem } from '../pathProblem.ts';
import { failedContrastPairs, type MeasuredContrastPair, passesContrast } from './failedContrastPairs.ts';
import { nearestPassingColor } from './nearestPassingColor.ts';

/** Rounds down, so that a ratio just below its limit does not read as if it reached it. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function describeFailedPairs(
  palette: PaletteName,
  base: string,
  failed: readonly MeasuredContrastPair[],
  better?: string,
): PathProblem {
  const [{ foreground, background, ratio, minRatio, usage }, ...others] = failed as [
    MeasuredContrastPair,
    ...MeasuredContrastPair[],
  ];
  const more =
    others.length === 0
      ? ''
      : `, and ${formatCount(others.length, 'other pair')} ${others.length === 1 ? 'fails' : 'fail'}`;
  return {
    path: ['colors', palette],
    on: 'value',
    message: `${palette} ${quote(base)}: ${foreground} on ${background}, used for ${usage}, reaches a contrast of ${formatRatio(ratio)} and needs ${minRatio}${more}`,
    hint: better === undefined ? 'no colour of this hue passes' : `the nearest colour that passes is ${quote(better)}`,
  };
}

/**
 * Checks the contrast of every pair of colours in the interface. The greys come first, and the other two are compared
 * with corrected greys, so that one bad base colour gives one problem and not three.
 */
export function checkContrast(colors: ThemeColors): PathProblem[] {
  return [...checkPalettes(colors), ...checkBrandColor(colors)];
}

/** The least contrast of text on the brand's colour: enough for large text, and beyond it for none. */
const MIN_BRAND_CONTRAST = 4.5;

/** Whether text reads on the brand's colour. */
export const carriesText = (ground: string, colors: BaseColors): boolean =>
  contrastRatio(textColorOn(ground, colors), ground) >= MIN_BRAND_CONTRAST;

function checkBrandColor({ brand, ...colors }: ThemeColors): PathProblem[] {
  if (brand === undefined || carriesText(brand, colors)) return [];
  const better = nearestPassingColor(brand, (color) => carriesText(color, colors));
  return [
    {
      path: ['colors', 'brand'],
      on: 'value',
      message: `brand ${quote(brand)}: neither white nor dark text on it reaches a contrast of ${MIN_BRAND_CONTRAST}`,
      ...(better !== undefined && { hint: `the nearest colour that passes is ${quote(better)}` }),
    },
  ];
}

function checkPalettes(colors: BaseColors): PathProblem[] {
  let palettes = mixThemePalettes(colors);
  return (['neutral', 'primary', 'accent'] as const).flatMap((palette): PathProblem[] => {
    const failed = failedContrastPairs(palette, palettes);
    if (failed.length === 0) return [];
    const withPalette = (color: string) => ({ ...palettes, [palette]: mixPalette(color) });
    const better = nearestPassingColor(colors[palette], (color) => passesContrast(palette, withPalette(color)));
    if (better !== undefined) palettes = withPalette(better);
    return [describeFailedPairs(palette, colors[palette], failed, better)];
  });
}
