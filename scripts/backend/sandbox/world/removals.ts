import type { Account } from './accountTypes.ts';
import type { Conversation } from './createConversations.ts';
import type { WorldMember } from './createMembers.ts';
import { findMember, type World } from './createWorld.ts';

/** A member who had written to an account and was removed for fraud. */
interface Removal {
  member: WorldMember;
  conversation: Conversation;
}

/** Removes a member for fraud. */
export function removeForFraud(world: World, profileId: string): void {
  const member = findMember(world, profileId);
  if (member) member.removedAt = world.now();
}

/** Lists the removed members who had written to an account that has not blocked them. */
export const listRemovals = (world: World, account: Account): Removal[] =>
  account.conversations.flatMap((conversation) => {
    const member = findMember(world, conversation.partnerId ?? '');
    if (!member || member.removedAt === null || account.relationships.get(member.profileId)?.blocked) return [];
    return conversation.messages.some(({ sender }) => sender === member.userId) ? [{ member, conversation }] : [];
  });

export const listUnconfirmedRemovals = (world: World, account: Account): Removal[] =>
  listRemovals(world, account).filter(({ member }) => !account.confirmedRemovals.has(member.profileId));
