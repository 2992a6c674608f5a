import type { Company } from '../../../brands/companySchema.ts';
import { suggestValue } from '../../build/config/parse/suggestValue.ts';
import { UsageError } from '../../lib/problem.ts';
import { removeJsonKey, setJsonObject, setJsonValue } from '../lifecycle/editJson.ts';
import type { PlannedChange } from '../lifecycle/planRename.ts';
import { findBrand, findBrandFile, type Project } from '../lifecycle/readProject.ts';

/** Facts about a company as typed; `none` for what it does not have. */
export interface TypedCompany {
  name?: string;
  street?: string;
  town?: string;
  country?: string;
  phone?: string;
  /** Court and number, such as `Handelsgericht Wien, FN 123456 a`. */
  register?: string;
  vatId?: string;
  /** Names, separated by commas. */
  directors?: string;
  authority?: string;
}

/** What is typed for a fact that a company does not have. */
export const NONE = 'none';

/** Splits `Amtsgericht München, HRB 12345` at its last comma. */
export function parseRegister(typed: string): NonNullable<Company['register']> | undefined {
  const at = typed.lastIndexOf(',');
  const [court, number] = [typed.slice(0, at).trim(), typed.slice(at + 1).trim()];
  return at > 0 && number !== '' ? { court, number } : undefined;
}

function toRegister(typed: string): NonNullable<Company['register']> {
  const register = parseRegister(typed);
  if (register) return register;
  throw new UsageError(`--register is "${typed}"; it takes court and number, such as "Amtsgericht München, HRB 12345"`);
}

const orNull = <Value>(typed: string, parse: (text: string) => Value): Value | null =>
  typed.trim().toLowerCase() === NONE ? null : parse(typed);

/** Turns typed facts into the fields of a company file. Throws a UsageError for a register without a number. */
export function toCompanyFields(typed: TypedCompany): Partial<Company> {
  const { name, street, town, country, phone, register, vatId, directors, authority } = typed;
  return {
    ...(name !== undefined && { name: name.normalize('NFC') }),
    ...(street !== undefined && { addressLine1: street }),
    ...(town !== undefined && { addressLine2: town }),
    ...(country !== undefined && { country: country.toUpperCase() }),
    ...(phone !== undefined && { phone }),
    ...(register !== undefined && { register: orNull(register, toRegister) }),
    ...(vatId !== undefined && { vatId: orNull(vatId, (text) => text) }),
    ...(directors !== undefined && {
      managingDirectors: orNull(directors, (text) => text.split(',').map((one) => one.trim())),
    }),
    ...(authority !== undefined && { authority: orNull(authority, (text) => text) }),
  };
}

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
