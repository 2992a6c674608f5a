import { type PageRoute, pageRoute } from '../../routing/pageRoute.ts';

export const peopleRoutes: PageRoute[] = [
  pageRoute('matches', async () => (await import('./list/MatchesPage.tsx')).MatchesPage),
  pageRoute('online', async () => (await import('./list/OnlinePage.tsx')).OnlinePage),
  pageRoute('visitors', async () => (await import('./list/VisitorsPage.tsx')).VisitorsPage),
  pageRoute('memberProfile', async () => (await import('./profile/ProfilePage.tsx')).ProfilePage),
];
