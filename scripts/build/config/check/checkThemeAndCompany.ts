import { type AskedField, type Company, listAskedFields } from '../../../../brands/companySchema.ts';
import type { DomainName } from '../../../../brands/domains.ts';
import type { KeyPath, PathProblem } from '../parse/pathProblem.ts';
import { formatList, quote } from '../parse/problemMessageFormatting.ts';
import { closestValue, suggestValue } from '../parse/suggestValue.ts';
import type { PartialBrand } from '../schema/parsedBrand.ts';
import { findCountryFault } from './countryCodes.ts';

export interface KnownNames {
  /** Names of all files in themes/, valid or not. */
  themes: readonly string[];
  /** Keys of companies in build.config.ts; undefined where the file is invalid. */
  companies: readonly string[] | undefined;
}

function checkKnownName(
  key: 'theme' | 'company',
  written: string | undefined,
  known?: readonly string[],
): PathProblem[] {
  if (written === undefined || !known || known.includes(written)) return [];
  const message = `${key} ${quote(written)} does not exist`;
  return [
    {
      path: [key],
      on: 'value',
      message,
      hint: known.length > 0 ? suggestValue(written, known, 'there are') : 'there is none yet',
    },
  ];
}

/** Checks that a brand has exactly one theme: one of themes/, which it names, or its own theme.json. */
export function checkTheme(
  partial: PartialBrand,
  { themes, hasOwn }: Pick<KnownNames, 'themes'> & { hasOwn: boolean },
): PathProblem[] {
  const keys = Object.keys(partial);
  // A misspelt key is reported elsewhere, and so is a file that holds no object.
  const isNamed = keys.some((key) => closestValue(key, ['theme']) !== undefined);
  if (!hasOwn && isNamed) return checkKnownName('theme', partial.theme, themes);
  if (hasOwn !== isNamed || keys.length === 0) return [];
  return [
    hasOwn
      ? {
          path: ['theme'],
          on: 'key',
          message: '"theme" is beside theme.json, the own theme of this brand',
          hint: 'remove one of them',
        }
      : {
          path: [],
          on: 'key',
          message: '"theme" is missing',
          hint: "add it: the name of a file in themes/; or write the brand's own colours into theme.json beside this file",
        },
  ];
}

/** Checks that a company is in a country. */
export function checkCompanyCountry(path: KeyPath, country: string | undefined): PathProblem[] {
  const fault = country === undefined ? undefined : findCountryFault(country);
  return fault ? [{ path: [...path, 'country'], on: 'value', ...fault }] : [];
}

const fieldWords: Readonly<Record<AskedField, string>> = {
  phone: 'a phone number',
  register: 'the entry in the register, or null',
  vatId: 'the VAT number, or null',
  managingDirectors: 'the names of its managing directors, or null',
  authority: 'the authority that supervises it, or null',
};

/** Finds what a company does not say, though the law of some of its sites asks for it. */
export function findMissingCompanyFields(
  path: KeyPath,
  company: Company,
  domains: readonly DomainName[],
): PathProblem[] {
  const askedBy = Map.groupBy(
    [...new Set(domains)].flatMap((domain) => listAskedFields(domain).map((field) => ({ field, domain }))),
    ({ field }) => field,
  );
  return Array.from(askedBy).flatMap(([field, asking]): PathProblem[] => {
    if (company[field] !== undefined) return [];
    const sites = formatList(
      asking.map(({ domain }) => domain),
      'and',
    );
    return [
      {
        path,
        on: 'key',
        message: `the company ${quote(company.name)} has no ${quote(field)}, and the law of its sites in ${sites} asks for it`,
        hint: `add ${fieldWords[field]}`,
      },
    ];
  });
}

/** Checks that the brand's company exists, and is in a country. */
export const checkCompany = ({ company }: PartialBrand, { companies }: KnownNames): PathProblem[] =>
  typeof company === 'object'
    ? checkCompanyCountry(['company'], company.country)
    : checkKnownName('company', company, companies);
