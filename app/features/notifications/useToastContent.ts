import { useCallback, useRef } from 'react';
import { supportConversationId } from '../../api/contract/chat.ts';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/avatar.ts';
import type { ToastContent } from '../../ui/feedback/createToastQueue.ts';
import type { Notification } from './notification.model.ts';
import { notificationPath } from './notificationPath.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** How long a toast stays, in milliseconds; then it counts as seen. */
const TOAST_DURATION_MS = 180_000;
/** Of a message; the whole of it is in the conversation. */
const MAX_TEXT_LENGTH = 60;

/** How an event is shown while its words are at hand. */
export function useToastContent(): (notification: Notification, event: SocketEvent) => ToastContent {
  const texts = useNotificationTexts();
  const latest = useRef(texts);
  latest.current = texts;
  return useCallback((notification, { sender, data }) => {
    const { title, link, locked } = latest.current;
    const text = data?.blurred ? locked : truncate(data?.message ?? '', MAX_TEXT_LENGTH);
    const team = notification.conversationId === supportConversationId;
    const avatar = team ? teamAvatarSource() : sender && toAvatarSource(sender.profilePicture, sender.gender);
    return {
      tone: 'info',
      title: title(notification, sender?.name ?? null, data?.count),
      ...(notification.type === 'message' && text !== '' ? { text } : {}),
      ...(avatar && notification.type !== 'matches' ? { avatar } : {}),
      link: { label: link(notification), to: notificationPath(notification) },
      durationMs: TOAST_DURATION_MS,
    };
  }, []);
}
