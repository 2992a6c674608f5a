import type { MouseEvent } from 'react';
import { readHistoryIndex } from '../lib/readHistoryIndex.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';

/**
 * For a link to a page that the tab may have in its history: going back leads to where that page stood. The link itself
 * is followed where the page is not there, or a new tab is wanted.
 *
 * @param position of the page in the history; null if unknown
 */
export function useGoBackTo(position: number | null): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    const index = readHistoryIndex();
    const inNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (inNewTab || position === null || index === null || index <= position) return;
    event.preventDefault();
    void navigate(position - index);
  };
}
