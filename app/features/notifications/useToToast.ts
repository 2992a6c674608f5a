import { useCallback, useRef } from 'react';
import { supportConversationId } from '../../api/contract/chat.ts';
import type { SocketEvent } from '../../api/contract/socket.ts';
import { shorten } from '../../lib/shorten.ts';
import { faceOf, teamFace } from '../../site/face.ts';
import type { ToastContent } from '../../ui/createToasts.ts';
import type { Notification } from './notification.model.ts';
import { notificationPath } from './notificationPath.ts';
import { useNewsTexts } from './useNewsTexts.ts';

/** How long a toast stays, in milliseconds; then it counts as seen. */
const shownFor = 180_000;
/** Of a message; the whole of it is in the conversation. */
const longest = 60;

/** How an event is shown while its words are at hand. */
export function useToToast(): (notification: Notification, event: SocketEvent) => ToastContent {
  const texts = useNewsTexts();
  const latest = useRef(texts);
  latest.current = texts;
  return useCallback((notification, { sender, data }) => {
    const { title, link, locked } = latest.current;
    const text = data?.blurred ? locked : shorten(data?.message ?? '', longest);
    const team = notification.conversationId === supportConversationId;
    const face = team ? teamFace() : sender && faceOf(sender.profilePicture, sender.gender);
    return {
      tone: 'info',
      title: title(notification, sender?.name ?? null, data?.count),
      ...(notification.type === 'message' && text !== '' ? { text } : {}),
      ...(face && notification.type !== 'matches' ? { face } : {}),
      link: { label: link(notification), to: notificationPath(notification) },
      shownFor,
    };
  }, []);
}
