import { useLingui } from '@lingui/react/macro';
import { EmptyMatches, EmptyVisitors } from '../../../feedback/EmptyMemberLists.tsx';
import { parseFilters } from '../../../member/people/matchFilters.ts';
import type { StartQueries } from '../../../routing/definePage.ts';
import { FilteredPeople } from './FilteredPeople.tsx';
import { PeopleListLayout } from './PeopleListLayout.tsx';
import { claimMatchGenerationAtom, onlinePeopleQuery, peoplePagesQuery } from './peopleQueries.ts';

// The three lists share nearly all of their code, so they are one chunk, with the code that starts their queries.
export { OnlinePage } from './OnlinePage.tsx';

export function MatchesPage() {
  const { t } = useLingui();
  return (
    <PeopleListLayout title={t`Your matches`} lead={t`These people suit you, based on both your answers.`}>
      <FilteredPeople list="matches" deletable empty={<EmptyMatches />} />
    </PeopleListLayout>
  );
}

export function VisitorsPage() {
  const { t } = useLingui();
  return (
    <PeopleListLayout title={t`Your visitors`} lead={t`These people have looked at your profile, the latest first.`}>
      <FilteredPeople list="visitors" empty={<EmptyVisitors />} />
    </PeopleListLayout>
  );
}

type StartContext = Parameters<StartQueries>[0];

/** Fetches the first page of matches or visitors for the address. */
export async function startPages(list: 'matches' | 'visitors', { api, store, queryClient, search }: StartContext) {
  const mayGenerate = () => store.set(claimMatchGenerationAtom);
  await queryClient.ensureInfiniteQueryData(peoplePagesQuery(api, list, parseFilters(search), mayGenerate));
}

export const startOnline = ({ api, queryClient }: StartContext) => queryClient.ensureQueryData(onlinePeopleQuery(api));
