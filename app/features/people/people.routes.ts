import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { type PageRoute, pageRoute, type StartQueries } from '../../routing/pageRoute.ts';

const startPages =
  (list: 'matches' | 'visitors'): StartQueries =>
  async ({ api, store, queryClient, search }) => {
    const [{ claimMatchGenerationAtom, peoplePagesQuery }, { parseFilters }] = await Promise.all([
      import('./list/peopleQueries.ts'),
      import('./model/matchFilters.ts'),
    ]);
    const mayGenerate = () => store.set(claimMatchGenerationAtom);
    await queryClient.ensureInfiniteQueryData(peoplePagesQuery(api, list, parseFilters(search), mayGenerate));
  };

export const peopleRoutes: PageRoute[] = [
  pageRoute('matches', async () => (await import('./list/MatchesPage.tsx')).MatchesPage, startPages('matches')),
  pageRoute(
    'online',
    async () => (await import('./list/OnlinePage.tsx')).OnlinePage,
    async ({ api, queryClient }) =>
      queryClient.ensureQueryData((await import('./list/peopleQueries.ts')).onlinePeopleQuery(api)),
  ),
  pageRoute('visitors', async () => (await import('./list/VisitorsPage.tsx')).VisitorsPage, startPages('visitors')),
  pageRoute(
    'memberProfile',
    async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    async ({ api, queryClient, params: { id = '' } }) => {
      const { profileQuery } = await import('../../member/profileQueries.ts');
      if (idPattern.test(id)) await queryClient.ensureQueryData(profileQuery(api, id));
    },
  ),
];
