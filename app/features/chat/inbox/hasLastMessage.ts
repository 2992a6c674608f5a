import type { Conversation } from '../../../api/contract/conversations.ts';

/** Whether a conversation has a last message. */
export const hasLastMessage = ({
  last_message,
  created_at,
  blurred,
}: Pick<Conversation, 'last_message' | 'created_at' | 'blurred'>): boolean =>
  blurred || created_at !== null || (last_message?.trim() ?? '') !== '';
