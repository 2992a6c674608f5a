import { topColors } from '../config/colors/lookColors.ts';
import { contrastRatio } from '../config/colors/palette.ts';
import type { ResolvedBrand } from '../config/schema/catalogue.ts';

/** Least contrast of white with a ground that a logo for dark grounds is shown on. */
const MIN_CONTRAST_WITH_WHITE = 3;

/** Whether the header shows the logo for dark grounds by day, because its own ground is dark then. */
export const usesDarkLogo = ({ look, theme, darkLogo }: Pick<ResolvedBrand, 'look' | 'theme' | 'darkLogo'>): boolean =>
  darkLogo !== undefined && contrastRatio('#FFFFFF', topColors(look, theme).day) >= MIN_CONTRAST_WITH_WHITE;

/** Whether a logo has a plate of its own, by day and by night; `composeLogo` makes such logos. */
export function findLogoPlates(logo: string): { day: boolean; night: boolean } {
  const [day, night] = Array.from(logo.matchAll(/-plate\{fill:(none|#)/g), ([, fill]) => fill === '#');
  return { day: day ?? false, night: night ?? false };
}
