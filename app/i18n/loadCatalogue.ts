import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

/** One chunk per language; those that the site does not have vanish from it. */
export async function loadCatalogue(locale: LocaleCode): Promise<Messages> {
  const catalogue = await loadChunk(() => importCatalogue(locale));
  return catalogue.messages;
}

function importCatalogue(locale: LocaleCode): Promise<{ messages: Messages }> {
  if (site.hasDe && locale === 'de') return import('./de.po');
  if (site.hasFr && locale === 'fr') return import('./fr.po');
  if (site.hasCz && locale === 'cz') return import('./cs.po');
  if (site.hasPl && locale === 'pl') return import('./pl.po');
  if (site.hasEn && locale === 'en') return import('./en.po');
  throw new Error(`this site has no texts in ${locale}`);
}
