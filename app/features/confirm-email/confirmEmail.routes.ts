import { type PageRoute, page } from '../../routing/page.ts';

export const confirmEmailRoutes: PageRoute[] = [
  page('confirmEmail', async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage),
];
