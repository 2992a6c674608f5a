import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import { removeJsonKey, setJsonObject, setJsonValue } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';
import { type TypedCompany, toCompanyFields } from '../typed/typedCompany.ts';

/**
 * Plans another company for a brand: one of build.config.ts by its key, or one of the brand's own, whose
 * facts stay where it keeps its name. Throws a UsageError for an unknown key.
 */
export function planCompany(
  project: Project,
  slug: string,
  { key, ...typed }: TypedCompany & { key?: string },
): PlannedChange {
  const { company } = findBrand(project, slug);
  const { file, text, parsed } = findBrandFile(project, slug);
  const { companies, defaultCompany } = project.catalogue.config;
  const fields = toCompanyFields(typed);
  if (key === undefined) {
    // Another company gives all its facts: register and directors of the former one are not its own.
    const isSame = typeof parsed.value!.company === 'object' && fields.name === undefined;
    const edited = setJsonObject(text, ['company'], { ...(isSame && company), ...fields });
    return { change: { files: { [file]: edited } }, lines: [`${slug} has a company of its own`] };
  }
  if (Object.keys(fields).length > 0)
    throw new UsageError(
      `the company "${key}" is in build.config.ts, for all its brands; leave out either it or the rest`,
    );
  if (!Object.hasOwn(companies, key))
    throw new UsageError(
      `there is no company "${key}" in build.config.ts; ${suggestValue(key, Object.keys(companies), 'there are')}`,
    );
  const edited = key === defaultCompany ? removeJsonKey(text, ['company']) : setJsonValue(text, ['company'], key);
  return { change: { files: { [file]: edited } }, lines: [`${slug} is run by ${companies[key]!.name}`] };
}
