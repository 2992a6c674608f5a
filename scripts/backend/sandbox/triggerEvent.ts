import * as z from 'zod/mini';
import type { SandboxState } from './sandboxState.ts';
import { pushDueReplies, reactionTypes, recordReaction, recordVisit, toSender } from './simulation.ts';
import type { Account } from './world/accountTypes.ts';
import { textContent } from './world/createConversations.ts';
import type { World } from './world/createWorld.ts';
import { decide } from './world/decisions.ts';
import { fitsPreferences } from './world/fitsPreferences.ts';
import { findOrCreateConversation } from './world/messaging.ts';
import { findRelatedMember, listRelatedMembers, type RelatedMember } from './world/relatedMembers.ts';
import { listRemovals, removeForFraud } from './world/removals.ts';

/** An event that a test triggers for an account. */
export const EventRequest = z.object({
  email: z.string(),
  /**
   * `decision`: the team takes down the last picture, which no socket tells. `block` and `unblock` are actions of the
   * member, which the account does not learn of. `removed`: the team removes the member for fraud.
   */
  type: z.enum(['message', 'visit', 'match', 'matches', ...reactionTypes, 'block', 'unblock', 'removed', 'decision']),
  /** Profile id of the sender; default the first member that the account can meet. */
  from: z.optional(z.string()),
  /** The text of a message or comment. */
  text: z.optional(z.string()),
  /** The number of matches. Default 2. */
  count: z.optional(z.number()),
});
export type EventRequest = z.output<typeof EventRequest>;

interface EventResult {
  profileId: string;
  name: string;
  conversationId: string | null;
}

/**
 * Changes the world and sends the event to the account's sockets; null if there is no such account, or no such member
 * who can reach it: strangers, deleted and blocked members cannot.
 */
export function triggerEvent(state: SandboxState, request: EventRequest, origin: string): EventResult | null {
  const { world, sockets } = state;
  const { email, type, from, text = 'Hello', count = 2 } = request;
  const account = world.accounts.find((each) => each.email === email);
  if (!account) return null;
  if (type === 'decision') {
    decide(account, 'picture', world.home, world.now());
    return { profileId: account.profileId, name: account.username, conversationId: null };
  }
  const related = findSender(world, account, type, from);
  if (!related) return null;
  const { profileId, username } = related.member;
  const result = { profileId, name: username, conversationId: null };
  if (type === 'message') {
    const conversation = findOrCreateConversation(world, account, profileId);
    conversation.pending.push({ at: world.now(), content: textContent(text) });
    pushDueReplies(state, account, origin);
    return { ...result, conversationId: conversation.id };
  }
  if (type === 'block' || type === 'unblock') {
    related.relationship.blockedByMember = type === 'block';
    return result;
  }
  if (type === 'removed') {
    removeForFraud(world, profileId);
    for (const each of world.accounts) {
      const removal = listRemovals(world, each).find(({ member }) => member === related.member);
      if (!removal) continue;
      const data = { conversation_id: removal.conversation.id, timestamp: world.now() };
      const sender = { ...toSender(related.member, origin), profilePicture: null, online: false };
      sockets.push(each.userId, { type, sender, data });
    }
    return result;
  }
  if (type === 'visit') recordVisit(state, account, related, origin);
  else if (type === 'smile' || type === 'like' || type === 'comment')
    recordReaction(state, account, related, type, origin, request.text);
  else if (type === 'match') {
    Object.assign(related.relationship, { matched: true, newMatch: true });
    const data = { timestamp: world.now() };
    sockets.push(account.userId, { type, sender: toSender(related.member, origin), data });
  } else sockets.push(account.userId, { type, data: { count, timestamp: world.now() } });
  return result;
}

/** The events that reach an account that has paused. */
const stillPossible: readonly EventRequest['type'][] = ['message', 'block', 'unblock'];

/** Finds the member whom an event comes from: the requested one, else the first who can cause it. */
function findSender(
  world: World,
  account: Account,
  type: EventRequest['type'],
  from: string | undefined,
): RelatedMember | undefined {
  // Others see nothing of who has paused, but for the conversations that they have.
  if (account.pausedAt !== null && !stillPossible.includes(type)) return undefined;
  if (type === 'unblock') return from ? findRelatedMember(world, account, 'profileId', from) : undefined;
  return listRelatedMembers(world, account).find(
    ({ member }) =>
      (from === undefined || member.profileId === from) &&
      (type !== 'match' || fitsPreferences(world, account, member)),
  );
}
