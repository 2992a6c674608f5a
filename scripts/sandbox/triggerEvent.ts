import * as z from 'zod/mini';
import type { SandboxState } from './sandboxState.ts';
import { pushDueReplies, recordVisit, toSender } from './simulation.ts';
import { findOrCreateConversation } from './world/messaging.ts';
import { findRelatedMember, listRelatedMembers } from './world/relatedMembers.ts';

/** Something that is to happen to an account now. */
export const EventRequest = z.object({
  email: z.string(),
  type: z.enum(['message', 'visit', 'match', 'matches']),
  /** Profile id of whoever it comes from; default the first member that the account can meet. */
  from: z.optional(z.string()),
  /** Of a message. */
  text: z.optional(z.string()),
  /** Of matches. Default 2. */
  count: z.optional(z.number()),
});
export type EventRequest = z.output<typeof EventRequest>;

interface EventResult {
  profileId: string;
  name: string;
  conversationId: string | null;
}

/** Changes the world and tells the socket of the account, if it has one; null where there is no such account or member. */
export function triggerEvent(state: SandboxState, happening: EventRequest, origin: string): EventResult | null {
  const { world, sockets } = state;
  const { email, type, from, text = 'Hello', count = 2 } = happening;
  const account = world.accounts.find((each) => each.email === email);
  if (!account) return null;
  const meeting = from ? findRelatedMember(world, account, 'profileId', from) : listRelatedMembers(world, account)[0];
  if (!meeting) return null;
  const { profileId, username } = meeting.member;
  const happened = { profileId, name: username, conversationId: null };
  if (type === 'message') {
    const conversation = findOrCreateConversation(world, account, profileId);
    conversation.pending.push({ at: world.now(), text });
    pushDueReplies(state, account, origin);
    return { ...happened, conversationId: conversation.id };
  }
  if (type === 'visit') recordVisit(state, account, meeting, origin);
  else if (type === 'match') {
    Object.assign(meeting.relationship, { matched: true, newMatch: true });
    const data = { timestamp: world.now() };
    sockets.push(account.userId, { type, sender: toSender(meeting.member, origin), data });
  } else sockets.push(account.userId, { type, data: { count, timestamp: world.now() } });
  return happened;
}
