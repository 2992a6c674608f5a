import type { Mistake } from '../mistake.ts';
import { suggest } from '../parse/nearest.ts';
import { quote } from '../parse/words.ts';
import type { LenientBrand } from './brandFile.ts';

export interface Names {
  /** Names of the files in themes/, whether right or wrong inside. */
  themes: readonly string[];
  /** Keys of companies in build.config.ts; undefined where they are not known. */
  companies: readonly string[] | undefined;
}

function checkName(key: 'theme' | 'company', written: string | undefined, known?: readonly string[]): Mistake[] {
  if (written === undefined || !known || known.includes(written)) return [];
  const what = `${key} ${quote(written)} does not exist`;
  return [
    {
      path: [key],
      on: 'value',
      what,
      meant: known.length > 0 ? suggest(written, known, 'there are') : 'there is none yet',
    },
  ];
}

/** What a brand names must be there. */
export const checkReferences = ({ theme, company }: LenientBrand, { themes, companies }: Names): Mistake[] => [
  ...checkName('theme', theme, themes),
  ...checkName('company', company, companies),
];
