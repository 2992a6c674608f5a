import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

/** Early texts may be shown before any page has waited for more; late ones are all others. */
export type MessagePriority = 'early' | 'late';

/** Two chunks per language; those of languages that the site does not have vanish from it. */
export async function loadMessages(locale: LocaleCode, part: MessagePriority): Promise<Messages> {
  const catalogue = await loadChunk(() =>
    part === 'early' ? importCriticalMessages(locale) : importDeferredMessages(locale),
  );
  return catalogue.messages;
}

type MessageModule = Promise<{ messages: Messages }>;

function importCriticalMessages(locale: LocaleCode): MessageModule {
  if (site.hasDe && locale === 'de') return import('./de.po?early');
  if (site.hasFr && locale === 'fr') return import('./fr.po?early');
  if (site.hasCz && locale === 'cz') return import('./cs.po?early');
  if (site.hasPl && locale === 'pl') return import('./pl.po?early');
  if (site.hasEn && locale === 'en') return import('./en.po?early');
  throw new Error(`this site has no texts in ${locale}`);
}

function importDeferredMessages(locale: LocaleCode): MessageModule {
  if (site.hasDe && locale === 'de') return import('./de.po?late');
  if (site.hasFr && locale === 'fr') return import('./fr.po?late');
  if (site.hasCz && locale === 'cz') return import('./cs.po?late');
  if (site.hasPl && locale === 'pl') return import('./pl.po?late');
  if (site.hasEn && locale === 'en') return import('./en.po?late');
  throw new Error(`this site has no texts in ${locale}`);
}
