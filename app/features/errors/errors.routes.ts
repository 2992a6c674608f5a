import { msg } from '@lingui/core/macro';
import type { PageRoute } from '../../routing/page.ts';
import { routeTable } from '../../routing/routeTable.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Not loaded lazily: it must be there when nothing else is. */
const notFound = { Component: NotFoundPage, handle: { title: msg`Page not found`, suppressModals: true } };

export const errorRoutes: PageRoute[] = [
  { ...notFound, path: routeTable.errorNotFound.pattern },
  { ...notFound, path: '*' },
];
