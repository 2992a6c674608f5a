import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import funnel from '@phosphor-icons/core/regular/funnel.svg?icon';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { matchFilterNames } from '../../../api/contract/memberLists.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { todayAsIsoDay } from '../../../lib/dates/dateTime.ts';
import { useFilledPages } from '../../../lists/useFilledPages.ts';
import { flattenPages } from '../../../member/people/listPages.ts';
import { countActiveFilters } from '../../../member/people/matchFilters.ts';
import { removeMember } from '../../../member/people/person.ts';
import { useApi } from '../../../session/useSession.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { applyLimits, countLimits } from '../model/ageAndDistanceLimits.ts';
import { useLiveRegionText } from '../notices/useLiveRegionText.ts';
import { FilterBar } from './FilterBar.tsx';
import type { FilterBarOptions } from './FilterParts.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PeopleListSkeleton } from './PeopleListSkeleton.tsx';
import { claimMatchGenerationAtom, peoplePagesQuery } from './peopleQueries.ts';
import { toViewKey, useListView } from './useListView.ts';
import { useRefetchOnVisit } from './useRefetchOnVisit.ts';

interface FilteredPeopleProps {
  list: 'matches' | 'visitors';
  /** Content if the list is empty without filters. */
  empty: ReactNode;
  deletable?: boolean;
}

const barOptions: Record<FilteredPeopleProps['list'], FilterBarOptions> = {
  matches: { filterNames: matchFilterNames, sorts: ['best', 'newest', 'nearest', 'lastOnline'] },
  visitors: {
    filterNames: matchFilterNames,
    sorts: ['best', 'nearest', 'lastOnline'],
    usualOrder: msg`Latest visit first`,
  },
};

/** A list of people with its order and filters, in all its states. */
export function FilteredPeople({ list, empty, deletable = false }: FilteredPeopleProps) {
  const { t } = useLingui();
  const [view, setView] = useListView();
  const { filters, limits } = view;
  const mayGenerate = useSetAtom(claimMatchGenerationAtom);
  const query = useInfiniteQuery({
    ...peoplePagesQuery(useApi(), list, filters, mayGenerate),
    ...useRefetchOnVisit(),
  });
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const deletion = useAtomValue(matchDeletion.pendingAtom);
  const members = useMemo(() => data && flattenPages(data.pages), [data]);
  const loaded = members && deletion ? removeMember(members, deletion.matchId) : members;
  const within = loaded && applyLimits(loaded, limits, todayAsIsoDay());
  const people = within?.people;
  const filtered = countLimits(limits) + countActiveFilters(filters) > 0;
  const failed = isFetchNextPageError && !isFetchingNextPage;
  const { busy, showMore } = useFilledPages({
    view: toViewKey(list, view),
    fitting: people?.length ?? 0,
    pageCount: data?.pages.length ?? 0,
    hasNextPage,
    isFetching: isFetchingNextPage,
    failed,
    fetchNextPage,
  });
  const isEmpty = people?.length === 0 && !hasNextPage;
  return (
    <>
      {(filtered || !isEmpty) && (
        <FilterBar
          view={view}
          onChange={setView}
          count={people && !hasNextPage ? people.length : null}
          {...barOptions[list]}
        />
      )}
      <QueryGate
        query={{ ...query, data: people }}
        errorTitle={t`Error: the list couldn’t be loaded`}
        skeleton={<PeopleListSkeleton />}
      >
        {(shown) => {
          if (isEmpty) return filtered ? <NoFilterResults /> : empty;
          return (
            <PeopleList
              list={list}
              people={shown}
              limited={within?.counts ?? null}
              more={hasNextPage ? { busy, error: failed ? query.error : null, show: showMore } : null}
              deletable={deletable}
            />
          );
        }}
      </QueryGate>
    </>
  );
}

/** The text if no member passes the filters, which the filter bar above can remove. */
export function NoFilterResults() {
  const { t } = useLingui();
  const text = t`Nobody fits these filters. Change one of them, or remove them all, to see more people.`;
  useLiveRegionText(text);
  return (
    <EmptyState icon={funnel}>
      <Text>{text}</Text>
    </EmptyState>
  );
}
