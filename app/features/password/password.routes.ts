import { type PageRoute, page } from '../../routing/page.ts';

export const passwordRoutes: PageRoute[] = [
  page('resetPassword', async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage),
];
