import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
// The one that needs nothing of Node, and keeps no process alive.
import { prerender } from 'react-dom/static.edge';
import { AppRoot } from './AppRoot.tsx';
import { toBrandedTitle } from './features/shell/toBrandedTitle.ts';
import { GuestApp } from './GuestApp.tsx';
import { guestPages } from './guestPages.ts';
import { intlTag } from './i18n/activeLocale.ts';
import { toLanguageTag } from './i18n/languages.ts';
import { MemberSkeleton, skeletonPartsOf } from './memberSkeleton.tsx';
import { loadPage } from './routing/pageRoute.ts';
import { routeHandleTable } from './routing/routeHandleTable.ts';
import { toRouteTarget } from './routing/routeTable.ts';
import { site } from './site/site.ts';

/**
 * Renders the page of an address as a guest sees it first, in the site's own language. Called by the build, in Node.
 *
 * @param messages of the site's language, as lingui compiles them
 * @returns what stands in the root element and in the head, the document's title, and the name of the page's route
 * @throws if the address is no page for guests
 */
export async function prerenderGuestPage(pathname: string, messages: Messages) {
  const { name } = toRouteTarget({ pathname, search: '' });
  const page = guestPages.find((each) => each.name === name);
  if (!page) throw new Error(`${pathname} is no page for guests`);
  const location = { key: 'default', pathname, search: '', hash: '', state: null };
  const shown = { location, Page: await loadPage(page) };
  const i18n = createI18n(messages);
  const shownName = name ?? 'errorNotFound';
  return {
    ...(await render(
      i18n,
      <GuestApp navigation={{ read: () => shown, subscribe: () => () => {}, navigate: () => {} }} />,
    )),
    title: toBrandedTitle(i18n, i18n._(routeHandleTable[shownName].title)),
    page: shownName,
  };
}

/**
 * Renders what documents show of the pages of members before the app is there, in the site's own language.
 *
 * @param messages of the site's language, as lingui compiles them
 * @param paths addresses of pages of members
 * @returns its markup, and which of its parts each address shows
 */
export async function prerenderMemberSkeleton(messages: Messages, paths: readonly string[]) {
  const { html } = await render(createI18n(messages), <MemberSkeleton />);
  return { html, parts: paths.map(skeletonPartsOf) };
}

function createI18n(messages: Messages): I18n {
  const i18n = setupI18n();
  i18n.loadAndActivate({ locale: toLanguageTag(site.locale), locales: [intlTag()], messages });
  return i18n;
}

/** Renders what stands in the root element and in the head. */
async function render(i18n: I18n, content: ReactNode): Promise<{ head: string; html: string }> {
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

/** Loaded by itself, so that pages of guests are rendered without the modules of the others. */
export const recordFirstCalls = async (path: string): Promise<string[]> =>
  (await import('./recordFirstCalls.ts')).recordFirstCalls(path);
