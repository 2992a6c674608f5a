import { i18n } from '@lingui/core';
import { fetchTranslations } from '../api/contract/translations.ts';
import type { Api } from '../api/createApi.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import { deviceStorage } from '../lib/storage/deviceStorage.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';
import { createMessageLoader } from './createMessageLoader.ts';
import { pickLocale, toLanguageTag } from './languages.ts';
import { loadMessages } from './loadMessages.ts';

const localeStorageKey = 'locale';
const overlaidLocales = new Set<LocaleCode>();

const messageLoader = createMessageLoader({
  load: loadMessages,
  addMessages: (locale, messages) => i18n.load(toLanguageTag(locale), messages),
  activate: (locale) => {
    const tag = toLanguageTag(locale);
    document.documentElement.lang = tag;
    i18n.activate(tag, [intlTag()]);
  },
});

/** The language on show. */
export const activeLocale = (): LocaleCode => messageLoader.active() ?? site.locale;

/** For `Intl`: the language as it is written in the site's country. */
export const intlTag = (): string => `${toLanguageTag(activeLocale())}-${site.country}`;

/** Shows the language that suits best; see pickLocale. Called again once the member's own language is known. */
export async function activateLocale(memberLocale: string | null = null): Promise<void> {
  await messageLoader.show(pickLocale(deviceStorage.read(localeStorageKey), memberLocale, site.locale, site.locales));
}

/** The member has picked a language; this device remembers it. */
export async function chooseLocale(locale: LocaleCode): Promise<void> {
  deviceStorage.write(localeStorageKey, locale);
  await messageLoader.show(locale);
}

/** Waits for the texts beyond those that every page may show at once, in whichever language is on show. */
export const loadDeferredMessages = (): Promise<void> => messageLoader.loadDeferred();

/**
 * Lays the API's strings for the language over the compiled ones (reading 2). The page is complete without them, so a
 * failure changes nothing.
 */
export async function overlayTranslations(api: Api): Promise<void> {
  const locale = activeLocale();
  if (overlaidLocales.has(locale)) return;
  overlaidLocales.add(locale);
  try {
    const strings = await api.call(fetchTranslations, { params: { locale } });
    if (Object.keys(strings).length === 0) return;
    const { compileTranslations: toMessages } = await loadChunk(() => import('./compileTranslations.ts'));
    messageLoader.overlay(locale, await toMessages(strings));
  } catch (error) {
    // Whoever comes back to this language asks again.
    overlaidLocales.delete(locale);
    log.warn('no translations from the API', error);
  }
}
