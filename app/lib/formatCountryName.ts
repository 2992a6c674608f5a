import { oncePerLanguage } from './oncePerLanguage.ts';

const namesOf = oncePerLanguage((tag) => new Intl.DisplayNames([tag], { type: 'region' }));

/** The name of an ISO 3166 country in a language. */
export const formatCountryName = (code: string, tag: string): string => namesOf(tag).of(code) ?? code;
