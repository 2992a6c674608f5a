import { criticalPageRoute, type PageRoute, pageRoute } from '../../routing/pageRoute.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Not lazy: this page must work when a chunk cannot be loaded. */
const notFound = criticalPageRoute('errorNotFound', async () => NotFoundPage);

export const errorRoutes: PageRoute[] = [
  pageRoute('errorNoAuth', async () => (await import('./SignInRequiredPage.tsx')).SignInRequiredPage),
  pageRoute('errorProfile', async () => (await import('./ProfileUnavailablePage.tsx')).ProfileUnavailablePage),
  notFound,
  { ...notFound, name: null },
];
