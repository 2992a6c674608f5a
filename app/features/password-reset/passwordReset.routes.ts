import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const passwordResetRoutes: PageRoute[] = [
  pageRoute('resetPassword', async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage),
];
