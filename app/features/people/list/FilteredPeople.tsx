import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { ListedMember } from '../../../api/contract/memberLists.ts';
import { QueryGate } from '../../../feedback/QueryGate.tsx';
import { matchDeletion } from '../actions/peopleUndoables.ts';
import { countActiveFilters } from '../model/filters.model.ts';
import { flattenPages } from '../model/paging.model.ts';
import { removeMember } from '../model/person.model.ts';
import { FilterBar } from './FilterBar.tsx';
import { NoFilterResults } from './NoFilterResults.tsx';
import { PeopleList } from './PeopleList.tsx';
import { PeopleListSkeleton } from './PeopleListSkeleton.tsx';
import { useFilters } from './useFilters.ts';
import { usePeoplePages } from './usePeoplePages.ts';

interface FilteredPeopleProps {
  list: 'matches' | 'visitors';
  /** Shown if the list is empty without filters. */
  empty: ReactNode;
  onDelete?: (member: ListedMember) => void;
}

/** A list with its filters, in all its states. */
export function FilteredPeople({ list, empty, onDelete }: FilteredPeopleProps) {
  const { t } = useLingui();
  const [filters, setFilters] = useFilters();
  const query = usePeoplePages(list, filters);
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
        skeleton={<PeopleListSkeleton />}
      >
        {(shown) => {
          if (isEmpty) return filtered ? <NoFilterResults /> : empty;
          return <PeopleList people={shown} more={hasNextPage ? more : null} {...(onDelete && { onDelete })} />;
        }}
      </QueryGate>
    </>
  );
}
