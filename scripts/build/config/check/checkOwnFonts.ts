import path from 'node:path';
import { type LocaleCode, languages } from '../../../../brands/languages.ts';
import { type Problem, toFileProblem } from '../../../lib/problem.ts';
import type { FontFacts } from '../fonts/readFont.ts';
import { type PathProblem, toProblem } from '../parse/pathProblem.ts';
import { suggestValue } from '../parse/suggestValue.ts';
import type { ParsedBrand, PartialBrand } from '../schema/parsedBrand.ts';
import type { OwnFontSource } from '../schema/sources.ts';

/** Characters that texts of every language have; a font may lack rarer signs, which the device shows. */
const everyText = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?-()';

/** Returns the letters of a language that a font lacks, in the order of the language. */
function findMissingLetters({ characters }: Pick<FontFacts, 'characters'>, locale: LocaleCode): string[] {
  const { letters } = languages[locale];
  const wanted = new Set([...everyText, ...letters, ...letters.toUpperCase()]);
  return [...wanted].filter((letter) => !characters.has(letter.codePointAt(0)!));
}

const listLocales = ({ domains = {} }: PartialBrand): LocaleCode[] => [
  ...new Set(
    Object.values(domains).flatMap((domain) =>
      [domain?.defaultLang, ...(domain?.locales ?? [])].flatMap((one) => one ?? []),
    ),
  ),
];

/** Describes the letters of languages that a font lacks: `Deutsch: ß; Čeština: ř, ů`; none if it has all. */
export const describeMissingLetters = (facts: FontFacts, locales: readonly LocaleCode[]): string =>
  locales
    .map((locale) => [languages[locale].name, findMissingLetters(facts, locale)] as const)
    .filter(([, missing]) => missing.length > 0)
    .map(([name, missing]) => `${name}: ${missing.join(' ')}`)
    .join('; ');

/** Checks that the fonts that a brand names are there with all letters of its languages, and that it has no others. */
export function checkOwnFonts({ document, partial, fonts }: ParsedBrand): Problem[] {
  if (!fonts) return [];
  const named = Object.entries(partial.fonts ?? {}) as [keyof NonNullable<PartialBrand['fonts']>, string][];
  const problems = named.flatMap(([use, name]): PathProblem[] => {
    const font = fonts.find((one) => one.name === name);
    if (!font) {
      const hint =
        fonts.length > 0
          ? suggestValue(
              name,
              fonts.map((one) => one.name),
              'there are',
            )
          : 'npm run brand -- font adds one';
      return [{ path: ['fonts', use], on: 'value', message: `there is no font "${name}" in fonts/`, hint }];
    }
    const missing = describeMissingLetters(font.facts, listLocales(partial));
    if (missing === '') return [];
    return [
      {
        path: ['fonts', use],
        on: 'value',
        message: `${path.posix.basename(font.file)} lacks letters of the sites`,
        hint: missing,
      },
    ];
  });
  const unused = fonts.filter(({ name }) => !named.some(([, one]) => one === name));
  return [
    ...problems.map((problem) => toProblem(document, problem)),
    ...unused.map(({ file }: OwnFontSource) =>
      toFileProblem(file, 'nothing uses this font', 'name it under "fonts" in brand.json'),
    ),
  ];
}
