import { count } from '../../lib/count.ts';
import { mixPalette } from '../../lib/palette.ts';
import type { PaletteName } from '../contrastPairs.ts';
import type { Mistake } from '../mistake.ts';
import { type BaseColors, mixTheme } from '../mixTheme.ts';
import { quote } from '../parse/words.ts';
import { type FailedPair, failedPairs, passes } from './contrast.ts';
import { nearestPassing } from './nearestPassing.ts';

/** Cut, not rounded: a ratio just under its limit must not read as if it reached it. */
const show = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);

function describe(palette: PaletteName, base: string, failed: readonly FailedPair[], better?: string): Mistake {
  const [{ ink, on, ratio, atLeast, use }, ...others] = failed as [FailedPair, ...FailedPair[]];
  const more =
    others.length === 0 ? '' : `, and ${count(others.length, 'other pair')} ${others.length === 1 ? 'fails' : 'fail'}`;
  return {
    path: ['colors', palette],
    on: 'value',
    what: `${palette} ${quote(base)}: ${ink} on ${on}, used for ${use}, reaches a contrast of ${show(ratio)} and needs ${atLeast}${more}`,
    meant: better === undefined ? 'no colour of this hue passes' : `the nearest colour that passes is ${quote(better)}`,
  };
}

/**
 * Every pair of colours the interface uses must be readable. The greys come first, and the other two are held against
 * mended greys: one wrong base colour is one mistake, not three.
 */
export function checkContrast(colors: BaseColors): Mistake[] {
  let palettes = mixTheme(colors);
  return (['neutral', 'primary', 'accent'] as const).flatMap((palette): Mistake[] => {
    const failed = failedPairs(palette, palettes);
    if (failed.length === 0) return [];
    const mend = (color: string) => ({ ...palettes, [palette]: mixPalette(color) });
    const better = nearestPassing(colors[palette], (color) => passes(palette, mend(color)));
    if (better !== undefined) palettes = mend(better);
    return [describe(palette, colors[palette], failed, better)];
  });
}
