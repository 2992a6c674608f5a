import { domainNames, type LocaleCode } from '../../../brands/schema.ts';
import { languageTags } from '../domains.ts';
import { legalDocuments } from '../legalDocuments.ts';
import type { Mistake, Path } from '../mistake.ts';
import { listWords, quote } from '../parse/words.ts';
import type { Sources } from '../read/sources.ts';
import type { LenientBrand } from './brandFile.ts';

type Texts = Pick<Sources, 'catalogueTags' | 'legalTemplates'>;

/** Where each language of the brand is asked for first. */
function firstUses({ domains }: LenientBrand): Map<LocaleCode, Path> {
  const uses = domainNames.flatMap((domain): [LocaleCode | undefined, Path][] => {
    const site = domains?.[domain];
    const path = ['domains', domain];
    if (!site?.locales) return [[site?.defaultLang, [...path, 'defaultLang']]];
    return site.locales.map((locale, index) => [locale, [...path, 'locales', index]]);
  });
  const known = uses.filter((use): use is [LocaleCode, Path] => use[0] !== undefined);
  return new Map(known.toReversed());
}

/** Every language a brand offers has a catalogue of texts, and its legal documents. */
export function checkTexts(brand: LenientBrand, { catalogueTags, legalTemplates }: Texts): Mistake[] {
  return Array.from(firstUses(brand)).flatMap(([locale, path]): Mistake[] => {
    const tag = languageTags[locale];
    const lacking = legalDocuments.filter((document) => !legalTemplates.has(`${tag}/${document}`));
    const wrong = (what: string, meant: string): Mistake => ({
      path,
      on: 'value',
      what: `locale ${quote(locale)} ${what}`,
      meant,
    });
    return [
      ...(catalogueTags.has(tag) ? [] : [wrong('has no texts', `app/i18n/${tag}.po is missing`)]),
      ...(lacking.length === 0
        ? []
        : [
            wrong(
              'lacks legal documents',
              `templates/legal/${tag}/ has no ${listWords(lacking.map((name) => `${name}.hbs`)).replaceAll('"', '')}`,
            ),
          ]),
    ];
  });
}
