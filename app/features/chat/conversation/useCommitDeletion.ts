import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useRef } from 'react';
import { countersKey, dashboardKey } from '../../../api/queryKeys.ts';
import { editConversations, reloadConversations } from '../inbox/useConversations.ts';
import {
  commitDeletionAtom,
  conversationDeletionsAtom,
  restoreDeletionsAtom,
  storeDeletionsAtom,
} from './conversationDeletions.atoms.ts';

/** Finishes a deletion, and the lists know of it. */
export function useCommitDeletion(): (id: string) => void {
  const client = useQueryClient();
  const commit = useSetAtom(commitDeletionAtom);
  return useCallback(
    (id) => {
      void commit(id, () => {
        editConversations(client, (rows) => rows.filter((row) => row.id !== id));
        void reloadConversations(client);
        void client.invalidateQueries({ queryKey: countersKey });
        void client.invalidateQueries({ queryKey: dashboardKey });
      });
    },
    [client, commit],
  );
}

/** Deletions are finished when the member goes elsewhere, and taken up again if closing the page was faster. */
export function useCommitDeletionsOnLeave(): void {
  const commit = useCommitDeletion();
  const remember = useSetAtom(storeDeletionsAtom);
  const resume = useSetAtom(restoreDeletionsAtom);
  const waiting = useAtomValue(conversationDeletionsAtom).filter(({ state }) => state === 'waiting');
  const open = useRef(waiting);
  open.current = waiting;
  useEffect(() => {
    const commitAll = () => {
      for (const { id } of open.current) commit(id);
    };
    const leave = () => {
      remember();
      commitAll();
    };
    for (const id of resume()) commit(id);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      commitAll();
    };
  }, [commit, remember, resume]);
}
