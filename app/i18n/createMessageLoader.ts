import type { Messages } from '@lingui/core';
import type { LocaleCode } from '../site/SiteValues.ts';
import type { MessagePriority } from './loadMessages.ts';

export interface MessageLoaderOptions {
  load: (locale: LocaleCode, part: MessagePriority) => Promise<Messages>;
  /** Adds messages to those of a language. */
  addMessages: (locale: LocaleCode, messages: Messages) => void;
  /** Shows everything in a language whose texts are there. */
  activate: (locale: LocaleCode) => void;
}

/**
 * Which texts are there, and in which language they are shown. A language is shown once the parts have arrived that
 * what is on the screen may need: the early one, and the late one as soon as anything has waited for it.
 */
export function createMessageLoader({ load, addMessages: put, activate }: MessageLoaderOptions) {
  let active: LocaleCode | null = null;
  let wanted: LocaleCode | null = null;
  let lateNeeded = false;
  const arrivals = new Map<string, Promise<void>>();
  const overlays = new Map<LocaleCode, Messages>();

  function fetchPart(locale: LocaleCode, part: MessagePriority): Promise<void> {
    const key = `${locale} ${part}`;
    const known = arrivals.get(key);
    if (known) return known;
    const arrival = load(locale, part).then((messages) => put(locale, { ...messages, ...overlays.get(locale) }));
    arrivals.set(key, arrival);
    // Whoever asks again may have more luck.
    arrival.catch(() => arrivals.delete(key));
    return arrival;
  }

  return {
    /** The language on show; null before the first. */
    active: () => active,

    async show(locale: LocaleCode): Promise<void> {
      wanted = locale;
      if (locale === active) return;
      await Promise.all([fetchPart(locale, 'early'), lateNeeded && fetchPart(locale, 'late')]);
      // Meanwhile a page may have come to need the rest, or another language may have been picked.
      if (lateNeeded) await fetchPart(locale, 'late');
      if (wanted !== locale) return;
      active = locale;
      activate(locale);
    },

    /** Waits for the late texts of the language on show; every language shown from now on has them. */
    async loadDeferred(): Promise<void> {
      lateNeeded = true;
      if (active) await fetchPart(active, 'late');
    },

    /** Lays messages over the compiled ones of a language, also over those that are still to come. */
    overlay(locale: LocaleCode, messages: Messages): void {
      overlays.set(locale, { ...overlays.get(locale), ...messages });
      put(locale, messages);
    },
  };
}
