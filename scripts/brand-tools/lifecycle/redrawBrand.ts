import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ProblemsError, toFileProblem } from '../../lib/problem.ts';
import { drawBrands, listUndrawable } from '../logo/drawBrands.ts';
import { isAsDrawn } from '../logo/markAsDrawn.ts';
import { readLogoBrands } from '../logo/readLogoBrands.ts';
import { readTypefaces } from '../logo/typeface.ts';

/** Folder in which the typefaces are installed. */
const toolsRoot = path.resolve(import.meta.dirname, '../../..');

/** Note on a change whose drawings are made again. */
export const REDRAWN = 'logo.svg and icon.svg are redrawn';

/** Whether both drawings of a brand are unchanged since they were drawn. */
export async function isBrandAsDrawn(project: string, slug: string): Promise<boolean> {
  const drawings = ['logo.svg', 'icon.svg'].map((name) => readFile(path.join(project, 'brands', slug, name), 'utf8'));
  return (await Promise.all(drawings)).every(isAsDrawn);
}

/** Draws logo and icon of one brand of a project, with a mark that no other has. */
export async function redrawBrand(project: string, slug: string): Promise<Record<string, string>> {
  const brands = await readLogoBrands(project);
  const typefaces = await readTypefaces(toolsRoot);
  // As the newest, so that the others keep their marks.
  const newest = brands.map((brand) =>
    brand.slug === slug ? { ...brand, firstSiteId: Number.POSITIVE_INFINITY } : brand,
  );
  const [undrawable] = listUndrawable(newest, typefaces).filter((one) => one.slug === slug);
  if (undrawable) {
    const message = `the heading face has no letter "${undrawable.letter}"`;
    const hint = 'no logo can be drawn from the name; choose another, or draw one yourself';
    throw new ProblemsError([toFileProblem(`brands/${slug}/brand.json`, message, hint)]);
  }
  const drawing = drawBrands(newest, typefaces).find((one) => one.slug === slug)!;
  return { [`brands/${slug}/logo.svg`]: drawing.logo, [`brands/${slug}/icon.svg`]: drawing.icon };
}
