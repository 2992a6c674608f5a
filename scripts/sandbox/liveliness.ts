import { pictureUrl, toMemberGender } from './handlers/memberRecord.ts';
import type { EventToSend } from './sockets.ts';
import type { SandboxState } from './state.ts';
import type { Account } from './world/accounts.ts';
import type { Conversation } from './world/conversations.ts';
import { findMember } from './world/createWorld.ts';
import { listMeetings, type Meeting } from './world/meetings.ts';
import type { WorldMember } from './world/members.ts';
import { promise, settle } from './world/talking.ts';

const visitEvery = 50;
const messageEvery = 80;

/** Delivers the replies that are due to an account, and says so to its socket. */
export function deliver({ world, sockets }: SandboxState, account: Account, origin: string): void {
  for (const conversation of settle(world, account)) {
    const partner = findMember(world, conversation.partnerId ?? '');
    if (partner) sockets.push(account.userId, toMessageEvent(partner, conversation, origin));
  }
}

/**
 * One second of the world: due replies come in and, in a lively one, now and then somebody looks at the profile of those
 * who are connected, or writes.
 */
export function passSecond(state: SandboxState, second: number, isLively: boolean, origin: string): void {
  const { world, sockets } = state;
  for (const userId of sockets.connected()) {
    const account = world.accounts.find((each) => each.userId === userId);
    if (!account) continue;
    deliver(state, account, origin);
    const meetings = isLively ? listMeetings(world, account) : [];
    const meeting = meetings[second % Math.max(1, meetings.length)];
    if (!meeting) continue;
    if (second % visitEvery === visitEvery / 2) visit(state, account, meeting, origin);
    if (second % messageEvery === 0) promise(world, account, meeting.member);
  }
}

/** Somebody looks at the profile of an account. */
export function visit({ world, sockets }: SandboxState, account: Account, { member, tie }: Meeting, origin: string) {
  Object.assign(tie, { visitedAt: world.now(), newVisit: true });
  sockets.push(account.userId, {
    type: 'visit',
    sender: toSender(member, origin),
    data: { timestamp: world.now() },
  });
}

export const toSender = ({ profileId, username, pictureIds, gender, online }: WorldMember, origin: string) => ({
  profileId,
  name: username,
  profilePicture: pictureUrl(origin, pictureIds[0]),
  gender: toMemberGender(gender),
  online,
});

function toMessageEvent(partner: WorldMember, { id, messages }: Conversation, origin: string): EventToSend {
  const last = messages.at(-1);
  return {
    type: 'message',
    sender: toSender(partner, origin),
    data: {
      conversation_id: id,
      message: last && !last.blurred ? last.text : null,
      blurred: last?.blurred === true,
      timestamp: last?.at ?? null,
    },
  };
}
