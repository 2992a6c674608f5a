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
 * Creates a loader of messages that decides when a language can be shown: once its critical messages are loaded, and
 * those of the other priorities that were waited for before.
 */
export function createMessageLoader({ load, addMessages, activate }: MessageLoaderOptions) {
  let active: LocaleCode | null = null;
  let requested: LocaleCode | null = null;
  const needed = new Set<MessagePriority>(['critical']);
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
      // While loading, a page may ask for more messages, or the member may pick another language.
      for (let loaded = 0; loaded < needed.size; ) {
        loaded = needed.size;
        await Promise.all(Array.from(needed, (priority) => loadOnce(locale, priority)));
      }
      if (requested !== locale) return;
      active = locale;
      activate(locale);
    },

    /** Waits for messages of the active language; every language shown from now on includes those of their priorities. */
    async need(...priorities: readonly MessagePriority[]): Promise<void> {
      for (const priority of priorities) needed.add(priority);
      const locale = active;
      if (locale) await Promise.all(priorities.map((priority) => loadOnce(locale, priority)));
    },

    /** Lays messages over the compiled ones of a language, also over those that are not loaded yet. */
    overlay(locale: LocaleCode, messages: Messages): void {
      overlays.set(locale, { ...overlays.get(locale), ...messages });
      addMessages(locale, messages);
    },
  };
}
