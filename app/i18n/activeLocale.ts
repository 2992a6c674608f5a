import { i18n } from '@lingui/core';
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

/** The language that the page is shown in. */
export const activeLocale = (): LocaleCode => messageLoader.active() ?? site.locale;

/** The tag of a language, the active one by default, for `Intl`, with the site's country, such as `de-AT`. */
export const intlTag = (locale = activeLocale()): string => {
  const tag = toLanguageTag(locale);
  return tag.includes('-') ? tag : `${tag}-${site.country}`;
};

/** Shows the language that pickLocale finds. It is called again once the member's own language is known. */
export async function activateLocale(memberLocale: string | null = null): Promise<void> {
  await messageLoader.show(pickLocale(deviceStorage.read(localeStorageKey), memberLocale, site.locale, site.locales));
}

/** Shows the language that the member has picked, and stores the choice on this device. */
export async function chooseLocale(locale: LocaleCode): Promise<void> {
  deviceStorage.write(localeStorageKey, locale);
  await messageLoader.show(locale);
}

/** Waits for messages of the active language beside the critical ones. */
export const needMessages = messageLoader.need;

/**
 * Lays the API's texts for the active language over the compiled ones (reading 2), once per language. Never rejects:
 * the page is complete without them.
 */
export async function overlayTranslations(
  fetchTexts: (locale: LocaleCode) => Promise<Readonly<Record<string, string>>>,
): Promise<void> {
  const locale = activeLocale();
  if (overlaidLocales.has(locale)) return;
  overlaidLocales.add(locale);
  try {
    const texts = await fetchTexts(locale);
    if (Object.keys(texts).length === 0) return;
    const { compileTranslations } = await loadChunk(() => import('./compileTranslations.ts'));
    messageLoader.overlay(locale, await compileTranslations(texts, locale));
  } catch (error) {
    // The next switch to this language tries again.
    overlaidLocales.delete(locale);
    log.warn('no translations from the API', error);
  }
}
