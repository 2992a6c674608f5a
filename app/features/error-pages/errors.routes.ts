import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';
import { routeHandleTable } from '../../routing/routeHandleTable.ts';
import { routeTable } from '../../routing/routeTable.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Not lazy: this page must work when a chunk cannot be loaded. */
const notFound = { Component: NotFoundPage, handle: routeHandleTable.errorNotFound };

export const errorRoutes: PageRoute[] = [
  pageRoute('errorNoAuth', async () => (await import('./SignInRequiredPage.tsx')).SignInRequiredPage),
  pageRoute('errorProfile', async () => (await import('./ProfileUnavailablePage.tsx')).ProfileUnavailablePage),
  { ...notFound, path: routeTable.errorNotFound.pattern },
  { ...notFound, path: '*' },
];
