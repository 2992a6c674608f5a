import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
// The edge build needs nothing of Node, and keeps no process alive.
import { prerender } from 'react-dom/static.edge';
import { intlTag } from '../i18n/activeLocale.ts';
import { toLanguageTag } from '../i18n/languages.ts';
import { site } from '../site/site.ts';
import { AppRoot } from '../start/AppRoot.tsx';

/**
 * Creates lingui's object for the site's own language and its texts.
 *
 * @param messages as lingui compiles them
 */
export function createI18n(messages: Messages): I18n {
  const i18n = setupI18n();
  // Read only for a number or date, so that pages without any are the same in all countries of a language.
  const locales = Object.defineProperty<string[]>([], 0, { get: intlTag });
  i18n.loadAndActivate({ locale: toLanguageTag(site.locale), locales, messages });
  return i18n;
}

/** Renders the content of the root element and of the head of a document. */
export async function renderAhead(i18n: I18n, content: ReactNode): Promise<{ head: string; html: string }> {
  const { prelude } = await prerender(
    <AppRoot store={createStore()} i18n={i18n}>
      {content}
    </AppRoot>,
    // By default, React inserts larger parts by scripts, which the policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // Without a head, React puts the links that belong there first.
  const [, head, html] = /^((?:<link [^>]*>)*)(.*)$/s.exec(await new Response(prelude).text())!;
  return { head: head!, html: html! };
}
