import { checkTheme } from '../../build/config/check/checkThemeAndCompany.ts';
import { toProblem } from '../../build/config/parse/pathProblem.ts';
import { readBrands } from '../../build/config/read/readBrands.ts';
import { readThemes } from '../../build/config/read/readThemes.ts';
import { parseBrandFile } from '../../build/config/resolve/parseBrandFile.ts';
import { parseThemes } from '../../build/config/resolve/parseThemeFile.ts';
import { pickTheme } from '../../build/config/resolve/pickTheme.ts';
import type { ResolvedTheme } from '../../build/config/schema/catalogue.ts';
import type { BrandSource } from '../../build/config/schema/sources.ts';
import { type Problem, ProblemsError, sortProblems } from '../../lib/problem.ts';
import { type LogoBrand, toLogoBrand } from './logoBrand.ts';

interface Found {
  brand?: LogoBrand;
  problems: readonly Problem[];
}

type Themes = ReadonlyMap<string, ResolvedTheme | undefined>;

function findBrand(files: BrandSource, themes: Themes): Found {
  const { brand, problems } = parseBrandFile(files);
  if (!brand?.value) return { problems };
  const theme = pickTheme(brand, themes);
  if (theme) return { brand: toLogoBrand(files.slug, brand.value, theme), problems };
  const names = { themes: [...themes.keys()], hasOwn: brand.ownTheme !== undefined };
  const missing = checkTheme(brand.partial, names).map((problem) => toProblem(brand.document, problem));
  return { problems: [...problems, ...missing] };
}

/**
 * Reads every brand as far as its logo needs it. The catalogue cannot be loaded for this: it is complete only with the
 * drawings that are about to be made. Throws a `ProblemsError` with every mistake.
 */
export async function readLogoBrands(root: string): Promise<LogoBrand[]> {
  const [{ brands }, themeFiles] = await Promise.all([readBrands(root), readThemes(root)]);
  const parsed = parseThemes(themeFiles.themes);
  const themes = new Map(parsed.map(({ name, theme }) => [name, theme]));
  const found = brands.map((files) => findBrand(files, themes));
  const problems = [themeFiles, ...parsed, ...found].flatMap((part) => part.problems);
  if (problems.length > 0) throw new ProblemsError(sortProblems(problems));
  return found.flatMap(({ brand }) => brand ?? []);
}
