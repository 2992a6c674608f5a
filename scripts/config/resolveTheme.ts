import type { WrittenTheme } from '../../themes/schema.ts';
import type { ResolvedTheme } from './catalogue.ts';
import { mixThemePalettes, textColorOn } from './palette.ts';

/** A theme with all its shades mixed. */
export const resolveTheme = (name: string, { colors, look = {} }: WrittenTheme): ResolvedTheme => ({
  name,
  ...mixThemePalettes(colors),
  ...(colors.brand && { brand: { ground: colors.brand, text: textColorOn(colors.brand, colors) } }),
  look,
});
