import type { Message } from '../../../api/contract/conversations.ts';

type ReadMessage = Pick<Message, 'messageId' | 'sender' | 'message' | 'blurred'>;

/** Finds the newest text that the other member wrote in a conversation, if that is readable; undefined without one. */
export function findNewestText(messages: readonly ReadMessage[], viewerId: string): string | undefined {
  const received = messages.filter(({ sender }) => sender !== viewerId && sender !== 'system');
  const newest = received.sort((a, b) => b.messageId - a.messageId)[0];
  return newest && !newest.blurred ? newest.message?.trim() || undefined : undefined;
}
