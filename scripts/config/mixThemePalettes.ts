import type { Palette } from './catalogue.ts';
import type { PaletteName } from './contrastPairs.ts';
import { mixPalette } from './palette.ts';

export type BaseColors = Readonly<Record<PaletteName, string>>;
export type ThemePalettes = Readonly<Record<PaletteName, Palette>>;

/** All shades of a theme's three base colours. */
export const mixThemePalettes = ({ primary, accent, neutral }: BaseColors): ThemePalettes => ({
  primary: mixPalette(primary),
  accent: mixPalette(accent),
  neutral: mixPalette(neutral),
});
