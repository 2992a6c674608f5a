import { domainNames } from '../../../../brands/domains.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import { languages } from '../../../../brands/languages.ts';
import type { KeyPath, PathProblem } from '../parse/pathProblem.ts';
import { formatList, quote } from '../parse/problemMessageFormatting.ts';
import { legalDocuments } from '../schema/legalDocuments.ts';
import type { ParsedBrand, PartialBrand } from '../schema/parsedBrand.ts';
import { legalTemplateKey, resolveOwnLegalTexts } from '../schema/resolveOwnLegalTexts.ts';
import type { Sources } from '../schema/sources.ts';

type SharedTexts = Pick<Sources, 'translatedTags' | 'legalTemplates'>;

/** Finds the first position of each language in the brand file. */
function firstLocaleUses({ domains }: PartialBrand): Map<LocaleCode, KeyPath> {
  const uses = domainNames.flatMap((domain): [LocaleCode | undefined, KeyPath][] => {
    const site = domains?.[domain];
    const path = ['domains', domain];
    if (!site?.locales) return [[site?.defaultLang, [...path, 'defaultLang']]];
    return site.locales.map((locale, index) => [locale, [...path, 'locales', index]]);
  });
  const known = uses.filter((use): use is [LocaleCode, KeyPath] => use[0] !== undefined);
  return new Map(known.toReversed());
}

/** Checks that every language of the brand has a catalogue of texts and legal documents. */
export function findUntranslatedLanguages(
  { partial, legal }: Pick<ParsedBrand, 'partial' | 'legal'>,
  { translatedTags, legalTemplates }: SharedTexts,
): PathProblem[] {
  const ownDocuments = Object.keys(resolveOwnLegalTexts(legal));
  return Array.from(firstLocaleUses(partial)).flatMap(([locale, path]): PathProblem[] => {
    const tag = languages[locale].tag;
    const missingDocuments = legalDocuments.filter((document) => {
      const key = legalTemplateKey(tag, document);
      return !legalTemplates.has(key) && !ownDocuments.includes(key);
    });
    const toLocaleProblem = (message: string, hint: string): PathProblem => ({
      path,
      on: 'value',
      message: `locale ${quote(locale)} ${message}`,
      hint,
    });
    return [
      ...(translatedTags.has(tag) ? [] : [toLocaleProblem('has no texts', `app/i18n/${tag}.po is missing`)]),
      ...(missingDocuments.length === 0
        ? []
        : [
            toLocaleProblem(
              'lacks legal documents',
              `templates/legal/${tag}/ has no ${formatList(missingDocuments.map((name) => `${name}.hbs`)).replaceAll('"', '')}`,
            ),
          ]),
    ];
  });
}
