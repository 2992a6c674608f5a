import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { toOpenConversationId } from './notificationPath.ts';
import { markSeenAtom, notificationsAtom } from './notifications.atoms.ts';

/** Marks the message notifications of the open conversation as seen while the page is visible. */
export function useMarkThreadRead(pathname: string): void {
  const notifications = useAtomValue(notificationsAtom);
  const markSeen = useSetAtom(markSeenAtom);
  const openId = toOpenConversationId(pathname);
  useEffect(() => {
    if (openId === null) return;
    const markRead = () => {
      if (document.hidden) return;
      const read = notifications.filter(({ type, conversationId }) => type === 'message' && conversationId === openId);
      markSeen(read.map(({ id }) => id));
    };
    markRead();
    document.addEventListener('visibilitychange', markRead);
    return () => document.removeEventListener('visibilitychange', markRead);
  }, [openId, notifications, markSeen]);
}
