import { quote } from '../parse/messageFormatting.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import type { PartialBrand } from '../parsedBrand.ts';
import type { PathProblem } from '../pathProblem.ts';

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

/** Checks that the brand's theme and company exist. */
export const checkThemeAndCompany = (
  { theme, company }: PartialBrand,
  { themes, companies }: KnownNames,
): PathProblem[] => [...checkKnownName('theme', theme, themes), ...checkKnownName('company', company, companies)];
