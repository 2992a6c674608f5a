import type { ShadeName } from '../catalogue.ts';
import { type ColorName, type ContrastPair, contrastPairs, type PaletteName } from '../contrastPairs.ts';
import type { ThemePalettes } from '../palette.ts';
import { contrastRatio } from '../palette.ts';

export interface FailedContrastPair extends ContrastPair {
  ratio: number;
}

const toHexColor = (name: ColorName, palettes: ThemePalettes) => {
  if (name === 'white') return '#FFFFFF';
  const [palette, shade] = name.split(' ') as [PaletteName, ShadeName];
  return palettes[palette][shade];
};

const pairsByOwner = Map.groupBy(contrastPairs, ({ owner }) => owner);

/** The pairs of one palette below their contrast, the worst first. */
export const failedContrastPairs = (owner: PaletteName, palettes: ThemePalettes): FailedContrastPair[] =>
  (pairsByOwner.get(owner) ?? [])
    .map((pair) => ({
      ...pair,
      ratio: contrastRatio(toHexColor(pair.foreground, palettes), toHexColor(pair.background, palettes)),
    }))
    .filter(({ ratio, minRatio }) => ratio < minRatio)
    .sort((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio);

export const passesContrast = (owner: PaletteName, palettes: ThemePalettes): boolean =>
  failedContrastPairs(owner, palettes).length === 0;
