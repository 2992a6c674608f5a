import { msg } from '@lingui/core/macro';
import { type PageRoute, page } from '../../routing/page.ts';

export const dashboardRoutes: PageRoute[] = [
  page('home', { title: msg`Home` }, async () => (await import('./HomePage.tsx')).HomePage),
];
