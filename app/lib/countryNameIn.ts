import { oncePerLanguage } from './oncePerLanguage.ts';

const namesOf = oncePerLanguage((tag) => new Intl.DisplayNames([tag], { type: 'region' }));

/** The name of an ISO 3166 country in a language; a text that is no code is returned as it is. */
export const countryNameIn = (code: string, tag: string): string =>
  (/^[a-z]{2}$/i.test(code) && namesOf(tag).of(code)) || code;
