import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { type PageRoute, pageRoute, type StartQueries } from '../../routing/pageRoute.ts';

// One expression for the chunk: every `import()` carries the list of the chunks that it needs.
const loadLists = () => import('./list/peopleListPages.ts');

const startPages =
  (list: 'matches' | 'visitors'): StartQueries =>
  async (context) =>
    (await loadLists()).startPages(list, context);

export const peopleRoutes: PageRoute[] = [
  pageRoute('matches', async () => (await loadLists()).MatchesPage, startPages('matches')),
  pageRoute(
    'online',
    async () => (await loadLists()).OnlinePage,
    async (context) => (await loadLists()).startOnline(context),
  ),
  pageRoute('visitors', async () => (await loadLists()).VisitorsPage, startPages('visitors')),
  pageRoute(
    'memberProfile',
    async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    async ({ api, queryClient, params: { id = '' } }) => {
      const { profileQuery } = await import('../../member/profileQueries.ts');
      if (idPattern.test(id)) await queryClient.ensureQueryData(profileQuery(api, id));
    },
  ),
];
