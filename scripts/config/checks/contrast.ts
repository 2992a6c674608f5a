import { contrastRatio } from '../../lib/palette.ts';
import type { ShadeName } from '../catalogue.ts';
import { type ContrastPair, contrastPairs, type Ink, type PaletteName } from '../contrastPairs.ts';
import type { ThemePalettes } from '../mixTheme.ts';

export interface FailedPair extends ContrastPair {
  ratio: number;
}

const colorOf = (ink: Ink, palettes: ThemePalettes) => {
  if (ink === 'white') return '#FFFFFF';
  const [palette, shade] = ink.split(' ') as [PaletteName, ShadeName];
  return palettes[palette][shade];
};

const pairsOf = Map.groupBy(contrastPairs, ({ owner }) => owner);

/** The pairs of one palette that are too alike, the worst first. */
export const failedPairs = (owner: PaletteName, palettes: ThemePalettes): FailedPair[] =>
  (pairsOf.get(owner) ?? [])
    .map((pair) => ({ ...pair, ratio: contrastRatio(colorOf(pair.ink, palettes), colorOf(pair.on, palettes)) }))
    .filter(({ ratio, atLeast }) => ratio < atLeast)
    .sort((a, b) => a.ratio / a.atLeast - b.ratio / b.atLeast);

export const passes = (owner: PaletteName, palettes: ThemePalettes): boolean =>
  failedPairs(owner, palettes).length === 0;
