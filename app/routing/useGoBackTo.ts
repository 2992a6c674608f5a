import type { MouseEvent } from 'react';
import { readHistoryIndex } from '../lib/readHistoryIndex.ts';
import { useNavigate } from '../ui/navigation/navigation.ts';

/**
 * Returns the handler of a link to a page that may be in the tab's history: it goes back there, to where the page was
 * scrolled. The link itself is followed if the page is not in the history, or a new tab is wanted.
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
