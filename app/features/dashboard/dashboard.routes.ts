import { type PageRoute, page } from '../../routing/page.ts';

export const dashboardRoutes: PageRoute[] = [page('home', async () => (await import('./HomePage.tsx')).HomePage)];
