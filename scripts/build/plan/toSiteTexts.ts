import { languages } from '../../../brands/languages.ts';
import { findRespelling, languageIn } from '../../../brands/languageVariants.ts';
import type { OwnTexts, ResolvedBrand, ResolvedDomain } from '../config/schema/catalogue.ts';

/**
 * Resolves the texts that a site has in place of the app's, by the tags of its languages: those of its voice in the
 * language, those in its variant, then the brand's own in the same order on top, spelled as the country does. Languages
 * without any are left out.
 */
export const toSiteTexts = (
  { ownTexts }: Pick<ResolvedBrand, 'ownTexts'>,
  { locales, defaultCountry }: Pick<ResolvedDomain, 'locales' | 'defaultCountry'>,
  voiceTexts: OwnTexts = {},
): OwnTexts =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const { tag } = languageIn(defaultCountry, locale);
      const respell = findRespelling(locale, defaultCountry);
      const base = languages[locale].tag;
      const texts = { ...voiceTexts[base], ...voiceTexts[tag], ...ownTexts[base], ...ownTexts[tag] };
      const spelled = Object.entries(texts).map(([key, text]) => [key, respell(text)] as const);
      return spelled.length === 0 ? [] : [[tag, Object.fromEntries(spelled)] as const];
    }),
  );
