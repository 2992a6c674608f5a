import { formatCount } from '../../../lib/formatCount.ts';
import type { PathProblem } from '../parse/pathProblem.ts';
import { quote } from '../parse/problemMessageFormatting.ts';
import type { PaletteName } from './contrastPairs.ts';
import { failedContrastPairs, type MeasuredContrastPair, passesContrast } from './failedContrastPairs.ts';
import { nearestPassingColor } from './nearestPassingColor.ts';
import {
  type BaseColors,
  contrastRatio,
  mixPalette,
  mixThemePalettes,
  type ThemeColors,
  textColorOn,
} from './palette.ts';

/** Formats a ratio, rounded down so that one just below its limit does not seem to reach it. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

/** A base colour some of whose shades lack contrast. */
interface FailedPalette {
  palette: PaletteName;
  base: string;
  /** The pairs that fail, the worst first. */
  pairs: readonly MeasuredContrastPair[];
  /** The nearest base colour that passes; undefined where none of this hue does. */
  better?: string;
}

/**
 * Finds the base colours whose shades lack contrast. The greys are checked first, and the other two are compared with
 * corrected greys, so that one bad base colour causes one problem and not three.
 */
export function findFailedPalettes(colors: BaseColors): FailedPalette[] {
  let palettes = mixThemePalettes(colors);
  return (['neutral', 'primary', 'accent'] as const).flatMap((palette): FailedPalette[] => {
    const pairs = failedContrastPairs(palette, palettes);
    if (pairs.length === 0) return [];
    const withPalette = (color: string) => ({ ...palettes, [palette]: mixPalette(color) });
    const better = nearestPassingColor(colors[palette], (color) => passesContrast(palette, withPalette(color)));
    if (better !== undefined) palettes = withPalette(better);
    return [{ palette, base: colors[palette], pairs, ...(better !== undefined && { better }) }];
  });
}

/** Least contrast of text on the brand's colour. */
const MIN_BRAND_CONTRAST = 4.5;

/** Whether white or dark text reads on a colour, so that it can be a ground. */
export const carriesText = (ground: string, colors: BaseColors): boolean =>
  contrastRatio(textColorOn(ground, colors), ground) >= MIN_BRAND_CONTRAST;

/** Suggests what to do with a colour that buttons cannot have. */
function suggestGround(base: string, { brand, ...colors }: ThemeColors): string {
  if (brand !== undefined || !carriesText(base, colors)) return '';
  const text = textColorOn(base, colors) === '#FFFFFF' ? 'white' : 'dark';
  return `; "brand" can keep this one as a ground under ${text} text`;
}

function describeFailedPalette({ palette, base, pairs, better }: FailedPalette, colors: ThemeColors): PathProblem {
  const [{ foreground, background, ratio, minRatio, usage }, ...others] = pairs as [
    MeasuredContrastPair,
    ...MeasuredContrastPair[],
  ];
  const more =
    others.length === 0
      ? ''
      : `, and ${formatCount(others.length, 'other pair')} ${others.length === 1 ? 'fails' : 'fail'}`;
  const ground = palette === 'primary' ? suggestGround(base, colors) : '';
  return {
    path: ['colors', palette],
    on: 'value',
    message: `${palette} ${quote(base)}: ${foreground} on ${background}, used for ${usage}, reaches a contrast of ${formatRatio(ratio)} and needs ${minRatio}${more}`,
    hint:
      better === undefined
        ? 'no colour of this hue passes'
        : `the nearest colour that passes is ${quote(better)}${ground}`,
  };
}

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

/** Checks the contrast of every pair of colours in the interface. */
export const checkContrast = (colors: ThemeColors): PathProblem[] => [
  ...findFailedPalettes(colors).map((failed) => describeFailedPalette(failed, colors)),
  ...checkBrandColor(colors),
];
