import { memoize } from './memoize.ts';

const countryNamesIn = memoize((languageTag: string) => new Intl.DisplayNames([languageTag], { type: 'region' }));

/** Formats the name of an ISO 3166 country in a language; any other text is returned as it is. */
export const formatCountryName = (code: string, languageTag: string): string =>
  (/^[A-Z]{2}$/.test(code) && countryNamesIn(languageTag).of(code)) || code;
