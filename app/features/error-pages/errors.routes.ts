import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Not lazy: this page must work when a chunk cannot be loaded. */
const load = async () => NotFoundPage;

export const errorRoutes: PageRoute[] = [
  pageRoute('errorNoAuth', async () => (await import('./SignInRequiredPage.tsx')).SignInRequiredPage),
  pageRoute('errorProfile', async () => (await import('./ProfileUnavailablePage.tsx')).ProfileUnavailablePage),
  { name: 'errorNotFound', load },
  { name: null, load },
];
