import { i18n } from '@lingui/core';
import { fetchTranslations } from '../api/contract/text.ts';
import type { Api } from '../api/createApi.ts';
import { deviceStorage } from '../lib/deviceStorage.ts';
import { loadChunk } from '../lib/loadChunk.ts';
import { log } from '../lib/log.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { site } from '../site/site.ts';
import { createTexts } from './createTexts.ts';
import { pickLocale, toLanguageTag } from './languages.ts';
import { loadCatalogue } from './loadCatalogue.ts';

const choiceKey = 'locale';
const overlaid = new Set<LocaleCode>();

const texts = createTexts({
  load: loadCatalogue,
  put: (locale, messages) => i18n.load(toLanguageTag(locale), messages),
  activate: (locale) => {
    const tag = toLanguageTag(locale);
    document.documentElement.lang = tag;
    i18n.activate(tag, [intlTag()]);
  },
});

/** The language on show. */
export const activeLocale = (): LocaleCode => texts.active() ?? site.locale;

/** For `Intl`: the language as it is written in the site's country. */
export const intlTag = (): string => `${toLanguageTag(activeLocale())}-${site.country}`;

/** Shows the language that suits best; see pickLocale. Called again once the member's own language is known. */
export async function activateLocale(memberLocale: string | null = null): Promise<void> {
  await texts.show(pickLocale(deviceStorage.read(choiceKey), memberLocale, site.locale, site.locales));
}

/** The member has picked a language; this device remembers it. */
export async function chooseLocale(locale: LocaleCode): Promise<void> {
  deviceStorage.write(choiceKey, locale);
  await texts.show(locale);
}

/** Waits for the texts beyond those that every page may show at once, in whichever language is on show. */
export const completeTexts = (): Promise<void> => texts.complete();

/**
 * Lays the API's strings for the language over the compiled ones (reading 2). The page is complete without them, so a
 * failure changes nothing.
 */
export async function overlayTranslations(api: Api): Promise<void> {
  const locale = activeLocale();
  if (overlaid.has(locale)) return;
  overlaid.add(locale);
  try {
    const strings = await api.call(fetchTranslations, { params: { locale } });
    if (Object.keys(strings).length === 0) return;
    const { toMessages } = await loadChunk(() => import('./toMessages.ts'));
    texts.overlay(locale, await toMessages(strings));
  } catch (error) {
    // Whoever comes back to this language asks again.
    overlaid.delete(locale);
    log.warn('no translations from the API', error);
  }
}
