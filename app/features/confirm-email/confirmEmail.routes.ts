import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const confirmEmailRoutes: PageRoute[] = [
  pageRoute('confirmEmail', async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage),
];
