import type { WrittenBrand } from '../../../brands/brandSchema.ts';
import type { TextFile } from '../../build/config/parse/TextFile.ts';
import { parseThemeFile, parseThemes } from '../../build/config/resolve/parseThemeFile.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import { type Drawing, drawBrands } from '../logo/drawBrands.ts';
import { toLogoBrand } from '../logo/logoBrand.ts';
import { readLogoBrands } from '../logo/readLogoBrands.ts';
import type { ScaffoldContext } from './scaffoldContext.ts';

/** Finds the theme of a new brand: its own, else the one that its file names. */
export function findNewTheme(
  slug: string,
  brand: WrittenBrand,
  { sources }: ScaffoldContext,
  ownTheme?: TextFile,
): ResolvedTheme {
  const theme = ownTheme
    ? parseThemeFile(slug, ownTheme, 'own').theme
    : parseThemes(sources.themes).find(({ name }) => name === brand.theme)?.theme;
  if (!theme) throw new TypeError(`${slug} has no valid theme; validateAnswers should have said so`);
  return theme;
}

/** Draws logo and icon of a new brand, with a mark that no other brand has. */
export async function drawNewBrand(
  root: string,
  slug: string,
  brand: WrittenBrand,
  theme: ResolvedTheme,
  { typefaces }: ScaffoldContext,
): Promise<Drawing> {
  // Last, whatever its site ids: the existing brands choose their marks first.
  const newest = { ...toLogoBrand(slug, brand, theme), firstSiteId: Number.POSITIVE_INFINITY };
  const drawings = drawBrands([...(await readLogoBrands(root)), newest], typefaces);
  return drawings.find((drawing) => drawing.slug === slug)!;
}
