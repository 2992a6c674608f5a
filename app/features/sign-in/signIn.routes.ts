import { msg } from '@lingui/core/macro';
import { type PageRoute, page } from '../../routing/page.ts';

export const signInRoutes: PageRoute[] = [
  page(
    'login',
    { title: msg`Sign in`, header: 'simple', suppressModals: true },
    async () => (await import('./SignInPage.tsx')).SignInPage,
  ),
];
