import { type PageRoute, page } from '../../routing/page.ts';

export const peopleRoutes: PageRoute[] = [
  page('matches', async () => (await import('./list/MatchesPage.tsx')).MatchesPage),
  page('online', async () => (await import('./list/OnlinePage.tsx')).OnlinePage),
  page('visitors', async () => (await import('./list/VisitorsPage.tsx')).VisitorsPage),
  page('memberProfile', async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
];
