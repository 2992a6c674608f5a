import { type PageRoute, rarePageRoute } from '../../routing/pageRoute.ts';

export const confirmEmailRoutes: PageRoute[] = [
  rarePageRoute('confirmEmail', async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage),
];
