import type { Language } from './languages/Language.ts';
import { type LocaleCode, languages } from './languages.ts';
import { toSwissSpelling } from './toSwissSpelling.ts';

/** A language as it is written in one country. The API knows the language only. */
export interface LanguageVariant {
  /** BCP 47. */
  tag: string;
  locale: LocaleCode;
  /** ISO 3166. */
  country: string;
  /** Derives each text from that of the language; without it, app/i18n/`tag`.po holds the messages that differ. */
  respell?: (text: string) => string;
}

export const languageVariants = {
  americanEnglish: { tag: 'en-US', locale: 'en', country: 'US' },
  swissGerman: { tag: 'de-CH', locale: 'de', country: 'CH', respell: toSwissSpelling },
} as const satisfies Record<string, LanguageVariant>;

export type VariantName = keyof typeof languageVariants;

export const variantNames = Object.keys(languageVariants) as readonly VariantName[];

/** Tags of the variants whose messages have a catalogue of their own. */
export const overlayTags: readonly string[] = Object.values<LanguageVariant>(languageVariants)
  .filter(({ respell }) => !respell)
  .map(({ tag }) => tag);

/** Finds the variant in which a country writes a language; undefined if it has none of its own. */
export const findVariant = (locale: LocaleCode, country: string): VariantName | undefined =>
  variantNames.find((name) => languageVariants[name].locale === locale && languageVariants[name].country === country);

/**
 * Returns the function that spells a text of a language as its country does; a country without a rule keeps the text.
 */
export function findRespelling(locale: LocaleCode, country: string): (text: string) => string {
  const name = findVariant(locale, country);
  const variant: LanguageVariant | undefined = name && languageVariants[name];
  return variant?.respell ?? ((text) => text);
}

/** Returns a language as a country writes it. */
export function languageIn(country: string, locale: LocaleCode): Language {
  const name = findVariant(locale, country);
  if (!name) return languages[locale];
  const { tag, respell }: LanguageVariant = languageVariants[name];
  return { ...(respell ? respellAll(languages[locale], respell) : languages[locale]), tag };
}

/** Copies a value with every text in it respelled, those that functions give included. */
export function respellAll<T>(value: T, respell: (text: string) => string): T {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return respell(part);
    if (typeof part === 'function') return (...values: unknown[]) => visit(part(...values));
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return visit(value) as T;
}
