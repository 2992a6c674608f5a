import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';

/** critical: messages that the first screen of a guest may show. deferred: all others; lazy parts of the app wait for them. */
export type MessagePriority = 'critical' | 'deferred';

/** Two chunks per language; the build removes those of languages that the site does not have. */
export async function loadMessages(locale: LocaleCode, priority: MessagePriority): Promise<Messages> {
  const { messages } = await loadChunk(() =>
    priority === 'critical' ? importCriticalMessages(locale) : importDeferredMessages(locale),
  );
  return messages;
}

type MessageModule = Promise<{ messages: Messages }>;

function importCriticalMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return import('./de.po?critical');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?critical');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?critical');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?critical');
  if (site.locales.includes('en') && locale === 'en') return import('./en.po?critical');
  throw new Error(`this site has no texts in ${locale}`);
}

function importDeferredMessages(locale: LocaleCode): MessageModule {
  if (site.locales.includes('de') && locale === 'de') return import('./de.po?deferred');
  if (site.locales.includes('fr') && locale === 'fr') return import('./fr.po?deferred');
  if (site.locales.includes('cz') && locale === 'cz') return import('./cs.po?deferred');
  if (site.locales.includes('pl') && locale === 'pl') return import('./pl.po?deferred');
  if (site.locales.includes('en') && locale === 'en') return import('./en.po?deferred');
  throw new Error(`this site has no texts in ${locale}`);
}
