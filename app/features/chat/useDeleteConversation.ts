import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { isMobile } from '../../lib/viewport.ts';
import { namedPaths } from '../../routing/namedPaths.ts';
import { deletionsAtom, startDeletionAtom } from './deletions.atoms.ts';
import { pickAfterDeletion, toRows } from './inbox.model.ts';
import { useConversations } from './useConversations.ts';

/** Takes the open conversation away; beside the list the first one left takes its place. */
export function useDeleteConversation(id: string): (name: string) => void {
  const navigate = useNavigate();
  const start = useSetAtom(startDeletionAtom);
  const deleted = useAtomValue(deletionsAtom).map((each) => each.id);
  const { data } = useConversations('');
  return (name) => {
    const rows = toRows(data?.pages ?? [], { open: null, deleted });
    const next = isMobile() ? null : pickAfterDeletion(rows, id);
    start(id, name);
    void navigate(next === null ? namedPaths.messages : namedPaths.activeChat(next), { replace: true });
  };
}
