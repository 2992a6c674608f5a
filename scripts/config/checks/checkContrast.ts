import { formatCount } from '../../lib/formatCount.ts';
import type { PaletteName } from '../contrastPairs.ts';
import { type BaseColors, mixThemePalettes } from '../mixThemePalettes.ts';
import { mixPalette } from '../palette.ts';
import { quote } from '../parse/messageFormatting.ts';
import type { PathProblem } from '../pathProblem.ts';
import { type FailedContrastPair, failedContrastPairs, passesContrast } from './failedContrastPairs.ts';
import { nearestPassingColor } from './nearestPassingColor.ts';

/** Cut, not rounded: a ratio just under its limit must not read as if it reached it. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function describeFailedPairs(
  palette: PaletteName,
  base: string,
  failed: readonly FailedContrastPair[],
  better?: string,
): PathProblem {
  const [{ foreground: ink, background: on, ratio, minRatio: atLeast, usage: use }, ...others] = failed as [
    FailedContrastPair,
    ...FailedContrastPair[],
  ];
  const more =
    others.length === 0
      ? ''
      : `, and ${formatCount(others.length, 'other pair')} ${others.length === 1 ? 'fails' : 'fail'}`;
  return {
    path: ['colors', palette],
    on: 'value',
    message: `${palette} ${quote(base)}: ${ink} on ${on}, used for ${use}, reaches a contrast of ${formatRatio(ratio)} and needs ${atLeast}${more}`,
    hint: better === undefined ? 'no colour of this hue passes' : `the nearest colour that passes is ${quote(better)}`,
  };
}

/**
 * Every pair of colours the interface uses must be readable. The greys come first, and the other two are held against
 * mended greys: one wrong base colour is one mistake, not three.
 */
export function checkContrast(colors: BaseColors): PathProblem[] {
  let palettes = mixThemePalettes(colors);
  return (['neutral', 'primary', 'accent'] as const).flatMap((palette): PathProblem[] => {
    const failed = failedContrastPairs(palette, palettes);
    if (failed.length === 0) return [];
    const mend = (color: string) => ({ ...palettes, [palette]: mixPalette(color) });
    const better = nearestPassingColor(colors[palette], (color) => passesContrast(palette, mend(color)));
    if (better !== undefined) palettes = mend(better);
    return [describeFailedPairs(palette, colors[palette], failed, better)];
  });
}
