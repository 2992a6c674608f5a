// Written by npm run schemas from brands/languages.ts.
// biome-ignore-all format: it has a line for each language
import type { Messages } from '@lingui/core';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

type MessageModule = Promise<{ messages: Messages }>;

function importCriticalMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&critical') : import('./de.po?critical');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?critical');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?critical');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?critical');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&critical') : import('./en.po?critical');
  throw new Error(`this site has no texts in ${locale}`);
}

function importDeferredMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&deferred') : import('./de.po?deferred');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?deferred');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?deferred');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?deferred');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&deferred') : import('./en.po?deferred');
  throw new Error(`this site has no texts in ${locale}`);
}

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

function importRareMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return site.languageVariants.includes('swissGerman') ? import('./de.po?swissGerman&rare') : import('./de.po?rare');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?rare');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?rare');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?rare');
  if (site.locales.includes('en') && locale === 'en') return site.languageVariants.includes('americanEnglish') ? import('./en.po?americanEnglish&rare') : import('./en.po?rare');
  throw new Error(`this site has no texts in ${locale}`);
}

/** The import of each priority. */
export const messageImports = {
  critical: importCriticalMessages,
  deferred: importDeferredMessages,
  profile: importProfileMessages,
  chat: importChatMessages,
  questionnaire: importQuestionnaireMessages,
  premium: importPremiumMessages,
  rare: importRareMessages,
};
