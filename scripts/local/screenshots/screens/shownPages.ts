import path from 'node:path';
import { matchPath } from 'react-router';
import type { PageName } from '../../../../app/routing/definePage.ts';
import { readPages } from '../../../build/compile/pages/readPages.ts';

/** Pages of the app that show something. */
export const shownPages = readPages(path.resolve(import.meta.dirname, '../../../..'))
  .filter(({ modules }) => modules.length > 0)
  .map(({ name, address, routeCode, ...page }) => ({
    ...page,
    address,
    name: name as PageName,
    title: /^msg`(.*)`$/s.exec(routeCode.title!)![1]!,
    /** Its address without parameters. */
    start: address.replace(/\/:.*/, ''),
  }));

/** Finds the page that an address shows, without those that redirect; undefined for unknown addresses. */
export const findPageName = (pathname: string): PageName | undefined =>
  shownPages.find(({ address, aliases }) => [address, ...aliases].some((one) => matchPath(one, pathname)))?.name;
