import { domainNames, type LocaleCode } from '../../../brands/schema.ts';
import { languageTags } from '../domainFacts.ts';
import { legalDocuments } from '../legalDocuments.ts';
import { formatList, quote } from '../parse/messageFormatting.ts';
import type { PartialBrand } from '../parsedBrand.ts';
import type { KeyPath, PathProblem } from '../pathProblem.ts';
import type { Sources } from '../read/sources.ts';

type TranslationSources = Pick<Sources, 'translatedTags' | 'legalTemplates'>;

/** Where each language of the brand is asked for first. */
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

/** Every language a brand offers has a catalogue of texts, and its legal documents. */
export function checkTranslations(
  brand: PartialBrand,
  { translatedTags: catalogueTags, legalTemplates }: TranslationSources,
): PathProblem[] {
  return Array.from(firstLocaleUses(brand)).flatMap(([locale, path]): PathProblem[] => {
    const tag = languageTags[locale];
    const lacking = legalDocuments.filter((document) => !legalTemplates.has(`${tag}/${document}`));
    const wrong = (message: string, hint: string): PathProblem => ({
      path,
      on: 'value',
      message: `locale ${quote(locale)} ${message}`,
      hint,
    });
    return [
      ...(catalogueTags.has(tag) ? [] : [wrong('has no texts', `app/i18n/${tag}.po is missing`)]),
      ...(lacking.length === 0
        ? []
        : [
            wrong(
              'lacks legal documents',
              `templates/legal/${tag}/ has no ${formatList(lacking.map((name) => `${name}.hbs`)).replaceAll('"', '')}`,
            ),
          ]),
    ];
  });
}
