import { type Problem, ProblemsError, sortProblems } from '../lib/problem.ts';
import type { Catalogue } from './catalogue.ts';
import { deepFreeze } from './deepFreeze.ts';
import { createScriptLocator } from './parse/scriptLocator.ts';
import { type PathProblem, toProblem } from './pathProblem.ts';
import { readSources } from './read/readSources.ts';
import type { ConfigSource } from './read/sources.ts';
import { resolveCatalogue } from './resolveCatalogue.ts';

async function locateProblems(config: ConfigSource | undefined, problems: readonly PathProblem[]): Promise<Problem[]> {
  if (!config || problems.length === 0) return [];
  const locate = await createScriptLocator(config);
  return problems.map((problem) => toProblem({ file: config.file, locate }, problem));
}

/**
 * Loads the brands, themes and settings of the project at `root`: checked, complete and frozen. Writes nothing. Throws
 * a `ProblemsError` with the problems of all files, sorted by position. With `unfinishedTexts`, which is for hot reload,
 * the app's texts may wait for their translations.
 */
export async function loadCatalogue(root: string, { unfinishedTexts = false } = {}): Promise<Catalogue> {
  const sources = await readSources(root);
  const { catalogue, problems, configProblems } = resolveCatalogue(sources, { unfinishedTexts });
  if (catalogue) return deepFreeze(catalogue);
  throw new ProblemsError(sortProblems([...problems, ...(await locateProblems(sources.config, configProblems))]));
}
