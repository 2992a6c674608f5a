import { matchPath } from 'react-router';
import { namedPaths } from '../../routing/namedPaths.ts';
import { pathTo, routeTable } from '../../routing/routeTable.ts';
import type { Notification } from './notification.ts';

/** The path of what a notification is about: the conversation, the member, or the list of matches. */
export function notificationPath({
  type,
  profileId,
  conversationId,
}: Pick<Notification, 'type' | 'profileId' | 'conversationId'>): string {
  if (type === 'message') return conversationId === null ? namedPaths.messages : namedPaths.activeChat(conversationId);
  return type === 'matches' || profileId === null ? pathTo('matches') : pathTo('memberProfile', { id: profileId });
}

/** The conversation that a page shows, or null. */
export const toOpenConversationId = (pathname: string): string | null =>
  matchPath(routeTable.activeChat.pattern, pathname)?.params.id ?? null;
