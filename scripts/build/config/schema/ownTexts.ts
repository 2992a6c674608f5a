import { languages } from '../../../../brands/languages.ts';
import { findVariant, languageVariants } from '../../../../brands/languageVariants.ts';
import type { PoMessage } from '../../../lib/parsePo.ts';
import type { PartialBrand } from './parsedBrand.ts';

/** The language that the app is written in: its catalogue says which messages there are. */
export const SOURCE_TAG = 'en';

/** The key of a message in its catalogue: the id and, where there is one, the context. */
export const identifyMessage = ({ id, context }: Pick<PoMessage, 'id' | 'context'>): string =>
  context === undefined ? id : `${id}\0${context}`;

/**
 * The tags of the catalogues that the sites of a brand take their texts from; undefined where the brand file does not
 * tell.
 */
export function listTextTags({ domains }: PartialBrand): string[] | undefined {
  if (!domains) return undefined;
  const tags = Object.values(domains).flatMap((site) =>
    (site?.locales ?? [site?.defaultLang]).flatMap((locale) => {
      if (locale === undefined) return [];
      const name = site?.defaultCountry === undefined ? undefined : findVariant(locale, site.defaultCountry);
      const variant = name && languageVariants[name];
      return [languages[locale].tag, ...(variant && !('respell' in variant) ? [variant.tag] : [])];
    }),
  );
  return [...new Set(tags)];
}
