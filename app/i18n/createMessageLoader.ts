import type { Messages } from '@lingui/core';
import type { LocaleCode } from '../site/SiteValues.ts';
import type { MessagePriority } from './loadMessages.ts';

export interface MessageLoaderOptions {
  load: (locale: LocaleCode, priority: MessagePriority) => Promise<Messages>;
  /** Adds messages to those of a language. */
  addMessages: (locale: LocaleCode, messages: Messages) => void;
  /** Switches the page to a language whose messages are loaded. */
  activate: (locale: LocaleCode) => void;
}

/**
 * Loads messages and decides when a language can be shown: once its critical messages are loaded, and its deferred ones
 * too if anything has waited for deferred messages before.
 */
export function createMessageLoader({ load, addMessages, activate }: MessageLoaderOptions) {
  let active: LocaleCode | null = null;
  let requested: LocaleCode | null = null;
  let deferredNeeded = false;
  const requests = new Map<string, Promise<void>>();
  const overlays = new Map<LocaleCode, Messages>();

  function loadOnce(locale: LocaleCode, priority: MessagePriority): Promise<void> {
    const key = `${locale} ${priority}`;
    const known = requests.get(key);
    if (known) return known;
    const request = load(locale, priority).then((messages) =>
      addMessages(locale, { ...messages, ...overlays.get(locale) }),
    );
    requests.set(key, request);
    // The next call tries again.
    request.catch(() => requests.delete(key));
    return request;
  }

  return {
    /** The language that the page is shown in; null before the first. */
    active: () => active,

    async show(locale: LocaleCode): Promise<void> {
      requested = locale;
      if (locale === active) return;
      await Promise.all([loadOnce(locale, 'critical'), deferredNeeded && loadOnce(locale, 'deferred')]);
      // While loading, a page may have asked for the deferred messages, or the member may have picked another language.
      if (deferredNeeded) await loadOnce(locale, 'deferred');
      if (requested !== locale) return;
      active = locale;
      activate(locale);
    },

    /** Waits for the deferred messages of the active language; every language shown from now on includes them. */
    async loadDeferred(): Promise<void> {
      deferredNeeded = true;
      if (active) await loadOnce(active, 'deferred');
    },

    /** Lays messages over the compiled ones of a language, also over those that are not loaded yet. */
    overlay(locale: LocaleCode, messages: Messages): void {
      overlays.set(locale, { ...overlays.get(locale), ...messages });
      addMessages(locale, messages);
    },
  };
}
