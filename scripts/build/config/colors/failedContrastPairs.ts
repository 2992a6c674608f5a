import type { ShadeName } from '../schema/catalogue.ts';
import { type ColorName, type ContrastPair, contrastPairs, type PaletteName } from './contrastPairs.ts';
import type { ThemePalettes } from './palette.ts';
import { contrastRatio, mixNightTint, mixTint, nightPaper, paper } from './palette.ts';

export interface MeasuredContrastPair extends ContrastPair {
  ratio: number;
  /** The colours of the pair in the theme, `#RRGGBB`. */
  colors: readonly [foreground: string, background: string];
}

const toHexColor = (name: ColorName, palettes: ThemePalettes) => {
  switch (name) {
    case 'white':
      return '#FFFFFF';
    case 'paper':
      return paper.page;
    case 'night paper':
      return nightPaper.lifted;
    case 'primary tint':
      return mixTint(palettes.primary);
    case 'primary night tint':
      return mixNightTint(palettes.primary);
  }
  const [palette, shade] = name.split(' ') as [PaletteName, ShadeName];
  return palettes[palette][shade];
};

const pairsByOwner = Map.groupBy(contrastPairs, ({ owner }) => owner);

const measure = (pair: ContrastPair, palettes: ThemePalettes): MeasuredContrastPair => {
  const colors = [toHexColor(pair.foreground, palettes), toHexColor(pair.background, palettes)] as const;
  return { ...pair, colors, ratio: contrastRatio(...colors) };
};

/** Measures the contrast of every pair in a theme. */
export const measureContrastPairs = (palettes: ThemePalettes): MeasuredContrastPair[] =>
  contrastPairs.map((pair) => measure(pair, palettes));

const isTooLow = ({ ratio, minRatio }: MeasuredContrastPair) => ratio < minRatio;

/** Returns the pairs of one palette below their contrast, the worst first. */
export const failedContrastPairs = (owner: PaletteName, palettes: ThemePalettes): MeasuredContrastPair[] =>
  (pairsByOwner.get(owner) ?? [])
    .map((pair) => measure(pair, palettes))
    .filter(isTooLow)
    .sort((a, b) => a.ratio / a.minRatio - b.ratio / b.minRatio);

export const passesContrast = (owner: PaletteName, palettes: ThemePalettes): boolean =>
  !pairsByOwner.get(owner)?.some((pair) => isTooLow(measure(pair, palettes)));
