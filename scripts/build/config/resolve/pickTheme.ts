import type { ParsedBrand } from '../schema/parsedBrand.ts';

/**
 * Picks the theme of a brand: its own, else the one that its file names; undefined where that is missing or invalid.
 */
export const pickTheme = <Theme>(
  { value, ownTheme }: ParsedBrand,
  themes: ReadonlyMap<string, Theme>,
): NonNullable<ParsedBrand['ownTheme']>['theme'] | Theme =>
  ownTheme ? ownTheme.theme : themes.get(value?.theme ?? '');
