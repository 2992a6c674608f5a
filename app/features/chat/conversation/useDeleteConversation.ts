import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { isMobileViewport } from '../../../lib/viewport.ts';
import { namedPaths } from '../../../routing/namedPaths.ts';
import { pickAfterDeletion, toInboxRows } from '../inbox/inbox.model.ts';
import { useConversations } from '../inbox/useConversations.ts';
import { conversationDeletionsAtom, startDeletionAtom } from './conversationDeletions.atoms.ts';

/** Starts deleting the open conversation, and opens the inbox on phones and the first of the others on desktops. */
export function useDeleteConversation(id: string): (name: string) => void {
  const navigate = useNavigate();
  const start = useSetAtom(startDeletionAtom);
  const deleted = useAtomValue(conversationDeletionsAtom).map((each) => each.id);
  const { data } = useConversations('');
  return (name) => {
    const rows = toInboxRows(data?.pages ?? [], { open: null, deleted });
    const next = isMobileViewport() ? null : pickAfterDeletion(rows, id);
    start(id, name);
    void navigate(next === null ? namedPaths.messages : namedPaths.activeChat(next), { replace: true });
  };
}
