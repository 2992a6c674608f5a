import type { Company } from '../../../brands/companySchema.ts';
import { UsageError } from '../../lib/problem.ts';

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
  /** Names, separated by commas; by semicolons where a name has a comma. */
  directors?: string;
  authority?: string;
}

/** The word that is typed for a fact that a company does not have. */
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

/** Splits names at semicolons if there are any, else at commas. */
export const splitNames = (typed: string): string[] =>
  typed
    .split(typed.includes(';') ? ';' : ',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

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
      managingDirectors: orNull(directors, splitNames),
    }),
    ...(authority !== undefined && { authority: orNull(authority, (text) => text) }),
  };
}
