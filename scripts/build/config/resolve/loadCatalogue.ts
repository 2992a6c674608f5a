import { type Problem, ProblemsError, sortProblems } from '../../../lib/problem.ts';
import { type PathProblem, toProblem } from '../parse/pathProblem.ts';
import { createScriptLocator } from '../parse/scriptLocator.ts';
import { readSources } from '../read/readSources.ts';
import type { Catalogue } from '../schema/catalogue.ts';
import type { ConfigSource } from '../schema/sources.ts';
import type { BrandProblem } from './pickBrandProblems.ts';
import { resolveCatalogue } from './resolveCatalogue.ts';

/** Finds the positions of problems in build.config.ts. */
export async function locateProblems(
  config: ConfigSource | undefined,
  problems: readonly PathProblem[],
): Promise<Problem[]> {
  if (!config || problems.length === 0) return [];
  const locate = await createScriptLocator(config);
  return problems.map((problem) => toProblem({ file: config.file, locate }, problem));
}

interface LoadOptions {
  /** Slugs of the brands to load: mistakes in the files of others stop nothing. Default: all. */
  brands?: readonly string[];
  /** Lets the app's texts wait for their translations, for hot reload. */
  unfinishedTexts?: boolean;
}

/**
 * Loads the brands, themes and settings of the project at `root`: checked, complete and frozen. Writes nothing. Throws
 * a `ProblemsError` with the problems of all files, sorted by position. Leaves out brands with mistakes that are not
 * asked for.
 */
export async function loadCatalogue(root: string, options: LoadOptions = {}): Promise<Catalogue> {
  const { catalogue, problems } = await loadSoundBrands(root, options);
  if (problems.length > 0) throw new ProblemsError(sortProblems(problems.map(({ problem }) => problem)));
  return catalogue;
}

/** Loads the same, with the mistakes of the requested brands beside it. Throws only for problems of what all share. */
export async function loadSoundBrands(
  root: string,
  { brands = [], unfinishedTexts = false }: LoadOptions = {},
): Promise<{ catalogue: Catalogue; problems: BrandProblem[] }> {
  const sources = await readSources(root);
  const { catalogue, problems, brandProblems, configProblems } = resolveCatalogue(sources, { unfinishedTexts });
  const counts = ({ slug }: BrandProblem) => brands.length === 0 || brands.includes(slug);
  if (catalogue) return { catalogue: deepFreeze(catalogue), problems: brandProblems.filter(counts) };
  const others = new Set(brandProblems.filter((one) => !counts(one)).map(({ problem }) => problem));
  const counted = problems.filter((problem) => !others.has(problem));
  throw new ProblemsError(sortProblems([...counted, ...(await locateProblems(sources.config, configProblems))]));
}

const throwFrozen = () => {
  throw new TypeError('the catalogue does not change');
};

/** Freezes a plain value recursively; methods that would change a map throw. */
function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) Object.assign(value, { set: throwFrozen, delete: throwFrozen, clear: throwFrozen });
  Object.freeze(value);
  for (const item of value instanceof Map ? value.values() : Object.values(value)) deepFreeze(item);
  return value;
}
