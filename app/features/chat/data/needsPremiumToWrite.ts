import type { Message, Thread } from '../../../api/contract/conversations.ts';

/** Whether writing in a conversation needs Premium, by the conversation or the newest message of the other side. */
export function needsPremiumToWrite(
  { info, messages }: { info: Thread['info']; messages: readonly Message[] },
  { userId, premium }: { userId: string; premium: boolean },
): boolean {
  if (premium) return false;
  return info.blockSend || messages.findLast(({ sender }) => sender !== userId)?.blockSend === true;
}
