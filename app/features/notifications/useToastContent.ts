import { isSupportConversation } from '../../api/contract/chat.ts';
import type { SocketEvent } from '../../api/contract/socketMessages.ts';
import { truncate } from '../../lib/truncate.ts';
import { teamAvatarSource, toAvatarSource } from '../../member/avatar.ts';
import type { ToastContent } from '../../ui/feedback/createToastQueue.ts';
import type { Notification } from './notification.model.ts';
import { notificationPath } from './notificationPath.ts';
import { useNotificationTexts } from './useNotificationTexts.ts';

/** After this time a toast closes and its notification counts as seen. */
const TOAST_DURATION_MS = 180_000;
/** In characters, of a message; the conversation shows all of it. */
const MAX_TEXT_LENGTH = 60;

/** Returns a function that gives the toast of a notification, with the name and text that its event brought. */
export function useToastContent(): (notification: Notification, event: SocketEvent) => ToastContent {
  const { title, link, locked } = useNotificationTexts();
  return (notification, { sender, data }) => {
    const text = data?.blurred ? locked : truncate(data?.message ?? '', MAX_TEXT_LENGTH);
    const isSupport = isSupportConversation(notification.conversationId);
    const avatar = isSupport ? teamAvatarSource() : sender && toAvatarSource(sender.profilePicture, sender.gender);
    return {
      tone: 'info',
      title: title(notification, sender?.name ?? null, data?.count),
      ...(notification.type === 'message' && text !== '' ? { text } : {}),
      ...(avatar && notification.type !== 'matches' ? { avatar } : {}),
      link: { label: link(notification), to: notificationPath(notification) },
      durationMs: TOAST_DURATION_MS,
    };
  };
}
