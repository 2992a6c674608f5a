import { pages } from 'pages:guests';
import type { Messages } from '@lingui/core';
import { toBrandedTitle } from '../features/shell/toBrandedTitle.ts';
import { GuestApp } from '../guest/GuestApp.tsx';
import { loadPage } from '../routing/loadPage.ts';
import { toRouteTarget } from '../routing/routeAddresses.ts';
import { readRouteHandle } from '../routing/useRouteHandle.ts';
import { createI18n, renderAhead } from './renderAhead.tsx';

/**
 * Renders the page of an address as a guest sees it first, in the site's own language. Called by the build, in Node.
 *
 * @param messages of the site's language, as lingui compiles them
 * @returns the content of the root element and of the head, the document's title, and the name of the page's route
 * @throws if the address is no page for guests
 */
export async function prerenderGuestPage(pathname: string, messages: Messages) {
  const name = toRouteTarget({ pathname, search: '' }).name ?? 'errorNotFound';
  const page = pages.find((each) => each.name === name);
  if (!page) throw new Error(`${pathname} is no page for guests`);
  const location = { key: 'default', pathname, search: '', hash: '', state: null };
  const shown = { location, Page: await loadPage(page) };
  const i18n = createI18n(messages);
  return {
    ...(await renderAhead(
      i18n,
      <GuestApp navigation={{ read: () => shown, subscribe: () => () => {}, navigate: () => {} }} />,
    )),
    title: toBrandedTitle(i18n, i18n._(readRouteHandle(name).title)),
    page: name,
  };
}
