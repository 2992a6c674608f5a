import { useMemo } from 'react';
import { readHistoryIndex } from '../lib/readHistoryIndex.ts';
import { useLocation } from '../ui/navigation/navigation.ts';
import { type OriginList, toListOriginState } from './listOrigin.ts';
import { toHistoryEntry } from './pagePositions.ts';

/**
 * The state of the links that lead from a list to a profile. It stays the same object while the list is shown.
 *
 * @param people profile ids in the shown order, for a list that is made for the page
 */
export function useListOriginState(list: OriginList, people?: readonly string[]) {
  const { key, pathname, search } = useLocation();
  const ids = people?.join(' ');
  return useMemo(
    () =>
      toListOriginState({
        list,
        search,
        entry: toHistoryEntry({ key, pathname }),
        position: readHistoryIndex(),
        ...(ids !== undefined && { people: ids.split(' ') }),
      }),
    [list, search, key, pathname, ids],
  );
}
