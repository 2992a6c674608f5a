import { ProblemsError, sortProblems, UsageError } from '../../../lib/problem.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import { validate } from '../parse/validate.ts';
import { importBuildConfig } from '../read/importBuildConfig.ts';
import { BuildConfig } from '../schema/buildConfig.ts';
import type { Target } from '../schema/targets.ts';
import { locateProblems } from './loadCatalogue.ts';

/**
 * Loads a target of build.config.ts. Brands are not read, so that a mistake in one keeps no release from being shipped.
 * Throws a ProblemsError for mistakes in the file, and a UsageError for a name that it does not have.
 */
export async function loadTarget(root: string, name: string): Promise<Target> {
  const { config, problems } = await importBuildConfig(root);
  const read = config && validate(BuildConfig, config.value);
  const found = [...problems, ...(await locateProblems(config, read?.problems ?? []))];
  if (found.length > 0) throw new ProblemsError(sortProblems(found));
  const targets = read?.value?.targets ?? {};
  const target = Object.hasOwn(targets, name) ? targets[name] : undefined;
  if (target) return target;
  const names = Object.keys(targets);
  const hint = names.length === 0 ? 'it has none yet; "targets" names them' : suggestValue(name, names, 'there are');
  throw new UsageError(`build.config.ts has no target ${JSON.stringify(name)}; ${hint}`);
}
