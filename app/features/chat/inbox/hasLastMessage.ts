import type { Conversation } from '../../../api/contract/conversations.ts';

/** Whether a conversation has a last message. */
export const hasLastMessage = ({
  lastMessage,
  createdAt,
  blurred,
}: Pick<Conversation, 'lastMessage' | 'createdAt' | 'blurred'>): boolean =>
  blurred || createdAt !== null || (lastMessage?.trim() ?? '') !== '';
