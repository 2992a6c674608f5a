// Written by npm run schemas from brands/languages.ts.
// biome-ignore-all format: it has a line for each language
import type { Messages } from '@lingui/core';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

type MessageModule = Promise<{ messages: Messages }>;

function importProfileMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&profile') : import('./de.po?profile');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?profile');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?profile');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?profile');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&profile') : import('./en.po?profile');
  throw new Error(`this site has no texts in ${locale}`);
}

function importChatMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&chat') : import('./de.po?chat');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?chat');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?chat');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?chat');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&chat') : import('./en.po?chat');
  throw new Error(`this site has no texts in ${locale}`);
}

function importQuestionnaireMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&questionnaire') : import('./de.po?questionnaire');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?questionnaire');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?questionnaire');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?questionnaire');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&questionnaire') : import('./en.po?questionnaire');
  throw new Error(`this site has no texts in ${locale}`);
}

function importPremiumMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&premium') : import('./de.po?premium');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?premium');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?premium');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?premium');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&premium') : import('./en.po?premium');
  throw new Error(`this site has no texts in ${locale}`);
}

/** The import of each priority. */
export const pageMessageImports = {
  profile: importProfileMessages,
  chat: importChatMessages,
  questionnaire: importQuestionnaireMessages,
  premium: importPremiumMessages,
};
