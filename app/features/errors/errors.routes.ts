import { type PageRoute, page } from '../../routing/page.ts';
import { routeMetas } from '../../routing/routeMetas.ts';
import { routeTable } from '../../routing/routeTable.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Not loaded lazily: it must be there when nothing else is. */
const notFound = { Component: NotFoundPage, handle: routeMetas.errorNotFound };

export const errorRoutes: PageRoute[] = [
  page('errorNoAuth', async () => (await import('./NoAuthPage.tsx')).NoAuthPage),
  page('errorProfile', async () => (await import('./ProfileErrorPage.tsx')).ProfileErrorPage),
  { ...notFound, path: routeTable.errorNotFound.pattern },
  { ...notFound, path: '*' },
];
