import type { WrittenTheme } from '../../../../themes/themeSchema.ts';
import type { ResolvedTheme } from '../schema/catalogue.ts';
import { showGivenColors } from './givenColorUses.ts';
import { mixThemePalettes, textColorOn } from './palette.ts';

/** Resolves a theme to all its shades; a brand's own colours replace shades where they have the contrast. */
export function resolveTheme(
  name: string,
  { colors, given, look = {} }: WrittenTheme,
  kind: 'shared' | 'own' = 'shared',
): ResolvedTheme {
  const mixed = mixThemePalettes(colors);
  const exact =
    kind === 'own' || given
      ? { primary: given?.primary ?? colors.primary, accent: given?.accent ?? colors.accent }
      : undefined;
  return {
    name,
    ...(exact ? showGivenColors(mixed, colors, exact) : mixed),
    ...(colors.brand && { brand: { ground: colors.brand, text: textColorOn(colors.brand, colors) } }),
    ...(exact && { given: exact }),
    look,
  };
}
