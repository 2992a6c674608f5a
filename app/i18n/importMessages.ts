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
  rare: importRareMessages,
};
