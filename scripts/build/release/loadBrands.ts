import { ProblemsError } from '../../lib/problem.ts';
import { loadCatalogue, loadSoundBrands } from '../config/resolve/loadCatalogue.ts';
import type { BrandProblem } from '../config/resolve/pickBrandProblems.ts';
import { pickBrandProblems } from '../config/resolve/pickBrandProblems.ts';
import type { Catalogue } from '../config/schema/catalogue.ts';
import { findDamagedPhotos } from '../pictures/photos/findDamagedPhotos.ts';
import { readPictureSets } from '../pictures/themedPictureSets.ts';
import type { BuildFilter } from '../plan/planBuild.ts';

interface LoadedBrands {
  catalogue: Catalogue;
  /** The mistakes of the brands that were left out. */
  problems: BrandProblem[];
}

/**
 * Loads the brands that a filter asks for; a mistake in another brand does not count. With `keepsGoing`, leaves out
 * brands with mistakes, and throws a ProblemsError if none is left, or for a mistake that concerns all. Without it,
 * throws for every mistake.
 */
export async function loadBrands(root: string, { brands }: BuildFilter, keepsGoing: boolean): Promise<LoadedBrands> {
  if (!keepsGoing) return { catalogue: await loadCatalogue(root, { brands }), problems: [] };
  const { catalogue, problems: fileProblems } = await loadSoundBrands(root, { brands });
  const problems = [...fileProblems, ...(await findPictureProblems(root, catalogue, brands))];
  const broken = new Set(problems.map(({ slug }) => slug));
  const sound = catalogue.brands.filter(({ slug }) => !broken.has(slug));
  const wanted = brands.length === 0 ? sound.length : brands.filter((slug) => !broken.has(slug)).length;
  if (wanted === 0) throw new ProblemsError(problems.map(({ problem }) => problem));
  return { catalogue: { ...catalogue, brands: sound }, problems };
}

/**
 * Finds mistakes in the drawings and photographs of the brands that are asked for. Throws for drawings that all brands
 * share.
 */
async function findPictureProblems(
  root: string,
  catalogue: Catalogue,
  brands: readonly string[],
): Promise<BrandProblem[]> {
  const owners = catalogue.brands.filter(({ slug }) => brands.length === 0 || brands.includes(slug));
  const slugs = new Set(owners.map(({ slug }) => slug));
  const damaged = await findDamagedPhotos(
    root,
    owners.flatMap(({ photos }) => photos),
  );
  const found = pickBrandProblems(damaged, slugs);
  try {
    readPictureSets(root, owners);
    return found;
  } catch (error) {
    if (!(error instanceof ProblemsError)) throw error;
    const ofDrawings = pickBrandProblems(error.problems, slugs);
    if (ofDrawings.length < error.problems.length) throw error;
    return [...found, ...ofDrawings];
  }
}
