import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { readHistoryIndex } from '../lib/readHistoryIndex.ts';
import { type OriginList, toListOriginState } from '../member/listOrigin.ts';
import { toHistoryEntry } from './pagePositions.ts';

/** The state of the links that lead from a list to a profile. It stays the same object while the list is on show. */
export function useListOriginState(list: OriginList) {
  const { key, pathname, search } = useLocation();
  return useMemo(
    () => toListOriginState({ list, search, entry: toHistoryEntry({ key, pathname }), position: readHistoryIndex() }),
    [list, search, key, pathname],
  );
}
