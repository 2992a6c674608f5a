import { WrittenBrand } from '../../../../brands/brandSchema.ts';
import type { Problem } from '../../../lib/problem.ts';
import { parseJsonDocument } from '../parse/parseJsonDocument.ts';
import { toProblem } from '../parse/pathProblem.ts';
import { validate } from '../parse/validate.ts';
import type { ParsedBrand, ParsedTheme } from '../schema/parsedBrand.ts';
import type { BrandSource } from '../schema/sources.ts';
import { parseThemeFile } from './parseThemeFile.ts';

interface ParsedBrandFile {
  brand?: ParsedBrand;
  problems: Problem[];
}

const parseOwnTheme = (slug: string, theme: NonNullable<BrandSource['theme']>): ParsedTheme =>
  theme === 'unreadable' ? { name: slug, problems: [] } : parseThemeFile(slug, theme, 'own');

/** Checks the form of a brand file and of the brand's own theme; checkBrands compares the brands later. */
export function parseBrandFile({
  brand,
  slug,
  logo,
  icon,
  darkLogo,
  theme,
  texts = [],
  legal = [],
  pictures = [],
  fonts = [],
  photos = [],
}: BrandSource): ParsedBrandFile {
  const ownTheme = theme && parseOwnTheme(slug, theme);
  const themeProblems = ownTheme?.problems ?? [];
  if (!brand) return { problems: themeProblems };
  const { document, problems: syntaxProblems } = parseJsonDocument(brand.file, brand.text);
  if (!document) return { problems: [...themeProblems, ...syntaxProblems] };
  const { value, partial = {}, problems } = validate(WrittenBrand, document.value);
  return {
    brand: {
      slug,
      document,
      partial,
      ...(value && { value }),
      ...(logo && { logo }),
      ...(icon && { icon }),
      ...(darkLogo && { darkLogo }),
      ...(ownTheme && { ownTheme }),
      texts,
      legal,
      pictures,
      fonts: fonts === 'unreadable' ? undefined : fonts,
      photos,
    },
    problems: [...themeProblems, ...syntaxProblems, ...problems.map((problem) => toProblem(document, problem))],
  };
}
