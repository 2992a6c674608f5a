import type { Conversation } from '../../../api/contract/chat.ts';
import { useConversations } from './useConversations.ts';

/** What the list says of a conversation, if it is among those loaded. */
export function useCachedConversation(id: string): Conversation | null {
  const { data } = useConversations('');
  return data?.pages.flat().find((each) => each.id === id) ?? null;
}
