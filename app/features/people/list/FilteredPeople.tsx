import { useLingui } from '@lingui/react/macro';
import funnel from '@phosphor-icons/core/regular/funnel.svg?icon';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { useApi } from '../../../session/useSession.ts';
import { Text } from '../../../ui/content/Text.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { flattenPages } from '../model/listPages.ts';
import { countActiveFilters, type Filters, parseFilters, toFilterQuery } from '../model/matchFilters.ts';
import { removeMember } from '../model/person.ts';
import { useAnnounce } from '../notices/useAnnounce.ts';
import { FilterBar } from './FilterBar.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PeopleListSkeleton } from './PeopleListSkeleton.tsx';
import { claimMatchGenerationAtom, peoplePagesQuery } from './peopleQueries.ts';

interface FilteredPeopleProps {
  list: 'matches' | 'visitors';
  /** Shown if the list is empty without filters. */
  empty: ReactNode;
  deletable?: boolean;
}

/** A list with its filters, in all its states. */
export function FilteredPeople({ list, empty, deletable = false }: FilteredPeopleProps) {
  const { t } = useLingui();
  const [filters, setFilters] = useFilters();
  const mayGenerate = useSetAtom(claimMatchGenerationAtom);
  const query = useInfiniteQuery(peoplePagesQuery(useApi(), list, filters, mayGenerate));
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const deletion = useAtomValue(matchDeletion.pendingAtom);
  const members = data && flattenPages(data.pages);
  const people = members && deletion ? removeMember(members, deletion.matchId) : members;
  const filtered = countActiveFilters(filters) > 0;
  const more = {
    busy: isFetchingNextPage,
    failed: isFetchNextPageError && !isFetchingNextPage,
    show: () => void fetchNextPage(),
  };
  const isEmpty = people?.length === 0 && !hasNextPage;
  return (
    <>
      {(filtered || !isEmpty) && <FilterBar filters={filters} onChange={setFilters} />}
      <QueryGate
        query={{ ...query, data: people }}
        errorTitle={t`Error: the list could not be loaded`}
        quiet
        skeleton={<PeopleListSkeleton />}
      >
        {(shown) => {
          if (isEmpty) return filtered ? <NoFilterResults /> : empty;
          return <PeopleList people={shown} more={hasNextPage ? more : null} deletable={deletable} />;
        }}
      </QueryGate>
    </>
  );
}

/** No member passes the filters. The filter bar above has the button to remove them. */
function NoFilterResults() {
  const { t } = useLingui();
  const text = t`Nobody fits these filters. Change one of them, or remove them all, to see more people.`;
  useAnnounce(text);
  return (
    <EmptyState icon={funnel}>
      <Text>{text}</Text>
    </EmptyState>
  );
}

/** The filters of a list. They live in the address, so that they survive a visit to a profile and reloading. */
function useFilters(): [Filters, (filters: Filters) => void] {
  const [query, setQuery] = useSearchParams();
  return [
    parseFilters(query),
    // Replaces the history entry: Back leads to the page before the list.
    (filters) => setQuery((before) => toFilterQuery(before, filters), { replace: true, preventScrollReset: true }),
  ];
}
