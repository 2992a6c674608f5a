import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toOpenConversationId } from './notificationPath.ts';
import { markSeenAtom, notificationsAtom } from './notifications.atoms.ts';

/** Messages of a conversation that is open and in sight are known, however the member has come there. */
export function useMarkThreadRead(pathname: string): void {
  const kept = useAtomValue(notificationsAtom);
  const see = useSetAtom(markSeenAtom);
  const open = toOpenConversationId(pathname);
  useEffect(() => {
    if (open === null) return;
    const read = () => {
      if (document.hidden) return;
      const ids = kept.flatMap(({ id, type, conversationId }) =>
        type === 'message' && conversationId === open ? [id] : [],
      );
      see(ids);
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [open, kept, see]);
}
