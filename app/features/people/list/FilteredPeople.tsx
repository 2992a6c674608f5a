import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { Member } from '../../../api/contract/lists.ts';
import { LoadTrouble } from '../../../parts/LoadTrouble.tsx';
import { useOnline } from '../../../session/useOnline.ts';
import { deletionAtom } from '../actions/deletion.atoms.ts';
import { countFilters } from '../model/filters.model.ts';
import { joinPages } from '../model/paging.model.ts';
import { removeMember } from '../model/person.model.ts';
import { FilterBar } from './FilterBar.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { NothingFound } from './NothingFound.tsx';
import { PeopleList } from './PeopleList.tsx';
import { useFilters } from './useFilters.ts';
import { usePeople } from './usePeople.ts';

interface FilteredPeopleProps {
  list: 'matches' | 'visitors';
  /** What to say where there is nobody at all. */
  empty: ReactNode;
  onDelete?: (member: Member) => void;
}

/** A list with its filters and all its states. */
export function FilteredPeople({ list, empty, onDelete }: FilteredPeopleProps) {
  const { t } = useLingui();
  const online = useOnline();
  const [filters, setFilters] = useFilters();
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } =
    usePeople(list, filters);
  const deletion = useAtomValue(deletionAtom);
  const all = data && joinPages(data.pages);
  const people = all && deletion ? removeMember(all, deletion.matchId) : all;
  const filtered = countFilters(filters) > 0;
  const more = {
    busy: isFetchingNextPage,
    failed: isFetchNextPageError && !isFetchingNextPage,
    show: () => void fetchNextPage(),
  };
  const nobody = people?.length === 0 && !hasNextPage;
  return (
    <>
      {(filtered || !nobody) && <FilterBar filters={filters} onChange={setFilters} />}
      {people && !nobody && (
        <PeopleList people={people} more={hasNextPage ? more : null} {...(onDelete && { onDelete })} />
      )}
      {nobody && (filtered ? <NothingFound /> : empty)}
      {!people && !isError && online && <ListSkeleton />}
      {!people && (isError || !online) && (
        <LoadTrouble title={t`Error: the list could not be loaded`} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}
