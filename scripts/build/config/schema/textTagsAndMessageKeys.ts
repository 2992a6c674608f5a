import { languages } from '../../../../brands/languages.ts';
import { findVariant, languageVariants } from '../../../../brands/languageVariants.ts';
import type { PoMessage } from '../../../lib/parsePo.ts';
import type { PartialBrand } from './parsedBrand.ts';

/** Tag of the language that the app is written in: its catalogue says which messages exist. */
export const SOURCE_TAG = 'en';

/** Returns the key of a message in its catalogue: the id and, where there is one, the context. */
export const identifyMessage = ({ id, context }: Pick<PoMessage, 'id' | 'context'>): string =>
  context === undefined ? id : `${id}\0${context}`;

/** Lists the tags of the catalogues from which a brand's sites take texts; undefined where the brand file has none. */
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
