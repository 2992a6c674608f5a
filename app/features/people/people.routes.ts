import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { type PageRoute, pageRoute, type StartQueries } from '../../routing/pageRoute.ts';

// One expression for each chunk: every `import()` carries the list of the chunks that it needs.
const loadListPages = () => import('./list/peopleListPages.ts');
const loadListQueries = () => import('./list/startLists.ts');

const startPages =
  (list: 'matches' | 'visitors'): StartQueries =>
  async (context) =>
    (await loadListQueries()).startPages(list, context);

export const peopleRoutes: PageRoute[] = [
  pageRoute('matches', async () => (await loadListPages()).MatchesPage, startPages('matches')),
  pageRoute(
    'online',
    async () => (await loadListPages()).OnlinePage,
    async (context) => (await loadListQueries()).startOnline(context),
  ),
  pageRoute('visitors', async () => (await loadListPages()).VisitorsPage, startPages('visitors')),
  pageRoute(
    'memberProfile',
    async () => (await import('./profile/ProfilePage.tsx')).ProfilePage,
    async ({ api, queryClient, params: { id = '' } }) => {
      const { profileQuery } = await import('../../member/profileQueries.ts');
      if (idPattern.test(id)) await queryClient.ensureQueryData(profileQuery(api, id));
    },
  ),
];
