import { type Problem, ProblemsError } from '../lib/problem.ts';
import type { Catalogue } from './catalogue.ts';
import { deepFreeze } from './deepFreeze.ts';
import { createScriptLocator } from './parse/scriptLocator.ts';
import { type PathProblem, sortProblems, toProblem } from './pathProblem.ts';
import { readSources } from './read/readSources.ts';
import type { ConfigSource } from './read/sources.ts';
import { resolveCatalogue } from './resolveCatalogue.ts';

async function locateProblems(config: ConfigSource | undefined, mistakes: readonly PathProblem[]): Promise<Problem[]> {
  if (!config || mistakes.length === 0) return [];
  const place = await createScriptLocator(config);
  return mistakes.map((mistake) => toProblem({ file: config.file, locate: place }, mistake));
}

/**
 * Brands, themes and settings of the project at `root`: checked, complete and frozen. Writes nothing. Throws a
 * `ProblemsError` with every mistake in all the files at once, in the order of their places.
 */
export async function loadCatalogue(root: string): Promise<Catalogue> {
  const sources = await readSources(root);
  const { catalogue, problems, configProblems: configMistakes } = resolveCatalogue(sources);
  if (catalogue) return deepFreeze(catalogue);
  throw new ProblemsError(sortProblems([...problems, ...(await locateProblems(sources.config, configMistakes))]));
}
