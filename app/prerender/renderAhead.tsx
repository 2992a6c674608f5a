import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
// The one that needs nothing of Node, and keeps no process alive.
import { prerender } from 'react-dom/static.edge';
import { intlTag } from '../i18n/activeLocale.ts';
import { toLanguageTag } from '../i18n/languages.ts';
import { site } from '../site/site.ts';
import { AppRoot } from '../start/AppRoot.tsx';

/**
 * The site's own language with its texts.
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

/** Renders what stands in the root element and in the head of a document. */
export async function renderAhead(i18n: I18n, content: ReactNode): Promise<{ head: string; html: string }> {
  const { prelude } = await prerender(
    <AppRoot store={createStore()} i18n={i18n}>
      {content}
    </AppRoot>,
    // By default, React puts larger parts behind scripts, which the policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  // React puts the links that belong into the head first, because there is no head.
  const [, head, html] = /^((?:<link [^>]*>)*)(.*)$/s.exec(await new Response(prelude).text())!;
  return { head: head!, html: html! };
}
