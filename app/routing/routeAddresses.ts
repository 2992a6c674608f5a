import { routes } from 'pages:routes';
import { generatePath, matchPath } from 'react-router';
import type { PageAccess, PageAddresses, PageName, PageRoute } from './definePage.ts';

type PathParams<Name extends PageName> = Parameters<typeof generatePath<PageAddresses[Name]>>[1];

/** The pattern of a page's address. */
export const addressOf = <Name extends PageName>(name: Name): PageAddresses[Name] => routes[name].address;

/** The address of a page. */
export const pathTo = <Name extends PageName>(name: Name, params?: PathParams<Name>): string =>
  generatePath<PageAddresses[Name]>(addressOf(name), params);

/** The parameters of an address, if it is the page's; else null. */
export const matchPage = <Name extends PageName>(name: Name, pathname: string) =>
  matchPath(addressOf(name), pathname)?.params ?? null;

/** An address, and the page that it belongs to. */
export interface RouteTarget {
  /** Null for an unknown address. */
  name: PageName | null;
  /** Whether the address is an alias, which redirects to the page's own. */
  isAlias: boolean;
  access: PageAccess;
  pathname: string;
  /** Query with its question mark, or empty. */
  search: string;
}

/** Finds the page of an address; an unknown address is for anyone. */
export function toRouteTarget({ pathname, search }: { pathname: string; search: string }): RouteTarget {
  if (lastFound?.pathname !== pathname) lastFound = { pathname, ...findPage(pathname) };
  const { name, isAlias } = lastFound;
  return { name, isAlias, access: name === null ? 'anyone' : routes[name].access, pathname, search };
}

/** The last result, because each part of a page asks for that of the current address. */
let lastFound: { pathname: string; name: PageName | null; isAlias: boolean } | undefined;

function findPage(pathname: string): { name: PageName | null; isAlias: boolean } {
  for (const [key, { address, aliases }] of Object.entries<PageRoute>(routes)) {
    const name = key as PageName;
    if (matchPath(address, pathname)) return { name, isAlias: false };
    if (aliases?.some((alias) => matchPath(alias, pathname))) return { name, isAlias: true };
  }
  return { name: null, isAlias: false };
}
