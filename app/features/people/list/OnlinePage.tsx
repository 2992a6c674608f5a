import noMatchesPicture from 'art:no-matches';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { PAGE_SIZE } from '../../../api/contract/listSchemas.ts';
import { NoMatchesPhoto } from '../../../feedback/emptyStatePhotos.tsx';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { todayAsIsoDay } from '../../../lib/dates/dateTime.ts';
import { hasUsableIds } from '../../../member/people/listPages.ts';
import { passesFilters, sortPeople } from '../../../member/people/matchFilters.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { LinkButton } from '../../../ui/actions/LinkButton.tsx';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { applyLimits } from '../model/ageAndDistanceLimits.ts';
import { FilterBar } from './FilterBar.tsx';
import { NoFilterResults } from './FilteredPeople.tsx';
import type { FilterBarOptions } from './FilterParts.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PeopleListLayout } from './PeopleListLayout.tsx';
import { PeopleListSkeleton } from './PeopleListSkeleton.tsx';
import { onlinePeopleQuery, shownOnlineAtom } from './peopleQueries.ts';
import { useListView } from './useListView.ts';
import { useRefetchOnVisit } from './useRefetchOnVisit.ts';

/** Options of the bar, without the filter for contact, which the rows do not tell. */
const barOptions: FilterBarOptions = {
  filterNames: ['favouritesFilter', 'newFilter', 'photoFilter'],
  sorts: ['best', 'nearest'],
};

/** The page of online members. The API sends all at once; the page filters and sorts them, and shows them in steps. */
export function OnlinePage() {
  const { t } = useLingui();
  const query = useQuery({ ...onlinePeopleQuery(useApi()), ...useRefetchOnVisit() });
  const [view, setView] = useListView();
  const [shown, setShown] = useAtom(shownOnlineAtom);
  const more = { busy: false, error: null, show: () => setShown(shown + PAGE_SIZE) };
  return (
    <PeopleListLayout
      title={t`Members online`}
      lead={t`These people are here at this moment. It’s a good time to say hello.`}
    >
      <QueryGate query={query} errorTitle={t`Error: the list couldn’t be loaded`} skeleton={<PeopleListSkeleton />}>
        {(members) => {
          const all = members.filter(hasUsableIds);
          if (all.length === 0) return <NobodyOnline />;
          const filtered = all.filter((member) => passesFilters(member, view.filters));
          const { people, counts } = applyLimits(filtered, view.limits, todayAsIsoDay());
          return (
            <>
              <FilterBar view={view} onChange={setView} count={people.length} {...barOptions} />
              {people.length === 0 ? (
                <NoFilterResults />
              ) : (
                <PeopleList
                  list="online"
                  people={sortPeople(people, view.filters.sort).slice(0, shown)}
                  more={shown < people.length ? more : null}
                  limited={counts}
                />
              )}
            </>
          );
        }}
      </QueryGate>
    </PeopleListLayout>
  );
}

const NobodyOnline = () => {
  const state = (
    <EmptyState picture={noMatchesPicture}>
      <Text>
        <Trans>Nobody is online at the moment. Your matches are always glad to get a message.</Trans>
      </Text>
      <LinkButton to={pathTo('matches')} tone="secondary">
        <Trans>See all matches</Trans>
      </LinkButton>
    </EmptyState>
  );
  return site.photos.includes('noMatches') ? <NoMatchesPhoto>{state.props.children}</NoMatchesPhoto> : state;
};
