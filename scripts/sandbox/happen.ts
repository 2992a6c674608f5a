import * as z from 'zod/mini';
import { deliver, toSender, visit } from './liveliness.ts';
import type { SandboxState } from './state.ts';
import { findMeeting, listMeetings } from './world/meetings.ts';
import { openConversation } from './world/talking.ts';

/** Something that is to happen to an account now. */
export const Happening = z.object({
  email: z.string(),
  type: z.enum(['message', 'visit', 'match', 'matches']),
  /** Profile id of whoever it comes from; default the first member that the account can meet. */
  from: z.optional(z.string()),
  /** Of a message. */
  text: z.optional(z.string()),
  /** Of matches. Default 2. */
  count: z.optional(z.number()),
});
export type Happening = z.output<typeof Happening>;

interface Happened {
  profileId: string;
  name: string;
  conversationId: string | null;
}

/** Changes the world and tells the socket of the account, if it has one; null where there is no such account or member. */
export function happen(state: SandboxState, happening: Happening, origin: string): Happened | null {
  const { world, sockets } = state;
  const { email, type, from, text = 'Hello', count = 2 } = happening;
  const account = world.accounts.find((each) => each.email === email);
  if (!account) return null;
  const meeting = from ? findMeeting(world, account, 'profileId', from) : listMeetings(world, account)[0];
  if (!meeting) return null;
  const { profileId, username } = meeting.member;
  const happened = { profileId, name: username, conversationId: null };
  if (type === 'message') {
    const conversation = openConversation(world, account, profileId);
    conversation.pending.push({ at: world.now(), text });
    deliver(state, account, origin);
    return { ...happened, conversationId: conversation.id };
  }
  if (type === 'visit') visit(state, account, meeting, origin);
  else if (type === 'match') {
    Object.assign(meeting.tie, { matched: true, newMatch: true });
    const data = { timestamp: world.now() };
    sockets.push(account.userId, { type, sender: toSender(meeting.member, origin), data });
  } else sockets.push(account.userId, { type, data: { count, timestamp: world.now() } });
  return happened;
}
