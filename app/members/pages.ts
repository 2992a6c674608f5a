import { pages as declared } from 'pages:all';
import type { Params } from 'react-router';
import type { Page } from '../routing/definePage.ts';
import { matchPage, toRouteTarget } from '../routing/routeAddresses.ts';

/** Every page of the product, including that of unknown addresses. */
export const pages: readonly Page[] = declared.flatMap((page) =>
  page.name === 'errorNotFound' ? [page, { ...page, name: null }] : page,
);

/** The page that an address leads to, also by an alias, with the parameters of its address; null for unknown addresses. */
export function findPage(pathname: string): { page: Page; params: Params } | null {
  const { name } = toRouteTarget({ pathname, search: '' });
  const page = name !== null && pages.find((each) => each.name === name);
  return page ? { page, params: matchPage(name!, pathname) ?? {} } : null;
}
