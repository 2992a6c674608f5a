import { type Problem, ProblemsError } from '../lib/problem.ts';
import type { Catalogue } from './catalogue.ts';
import { deepFreeze } from './freeze.ts';
import { type Mistake, sortProblems, toProblem } from './mistake.ts';
import { placeScript } from './parse/parseScript.ts';
import { readSources } from './read/readSources.ts';
import type { ConfigFile } from './read/sources.ts';
import { resolveCatalogue } from './resolveCatalogue.ts';

async function placeMistakes(config: ConfigFile | undefined, mistakes: readonly Mistake[]): Promise<Problem[]> {
  if (!config || mistakes.length === 0) return [];
  const place = await placeScript(config);
  return mistakes.map((mistake) => toProblem({ file: config.file, place }, mistake));
}

/**
 * Brands, themes and settings of the project at `root`: checked, complete and frozen. Writes nothing. Throws a
 * `ProblemsError` with every mistake in all the files at once, in the order of their places.
 */
export async function loadCatalogue(root: string): Promise<Catalogue> {
  const sources = await readSources(root);
  const { catalogue, problems, configMistakes } = resolveCatalogue(sources);
  if (catalogue) return deepFreeze(catalogue);
  throw new ProblemsError(sortProblems([...problems, ...(await placeMistakes(sources.config, configMistakes))]));
}
