import { type Reader, toConversation } from './handlers/chatPayloads.ts';
import { toMemberGender, toPictureUrl } from './handlers/memberPayload.ts';
import type { SandboxState } from './sandboxState.ts';
import type { OutgoingEvent } from './socketHub.ts';
import type { Account } from './world/accountTypes.ts';
import type { Conversation } from './world/createConversations.ts';
import type { WorldMember } from './world/createMembers.ts';
import { findMember } from './world/createWorld.ts';
import { listShownAnswers } from './world/listShownAnswers.ts';
import { deliverDueReplies, scheduleMessage } from './world/messaging.ts';
import { listRelatedMembers, type RelatedMember } from './world/relatedMembers.ts';
import { sandboxTextsOf } from './world/sandboxTexts.ts';

const VISIT_INTERVAL_S = 50;
const MESSAGE_INTERVAL_S = 80;
const REACTION_INTERVAL_S = 110;

/** Delivers the due replies of an account and sends their events to its sockets. */
export function pushDueReplies({ world, sockets }: SandboxState, account: Account, origin: string): void {
  for (const conversation of deliverDueReplies(world, account)) {
    const partner = findMember(world, conversation.partnerId ?? '');
    if (partner)
      sockets.push(account.userId, toMessageEvent({ world, viewer: account, origin }, partner, conversation));
  }
}

/**
 * Advances the world by one second: delivers due replies and, with `simulateActivity`, now and then lets a member visit
 * a connected account, write to it, smile at it, or like or comment on one of its answers.
 */
export function tick(state: SandboxState, second: number, simulateActivity: boolean, origin: string): void {
  const { world, sockets } = state;
  for (const userId of sockets.connected()) {
    const account = world.accounts.find((each) => each.userId === userId);
    if (!account) continue;
    pushDueReplies(state, account, origin);
    const met = simulateActivity && account.pausedAt === null;
    const relatedMembers = met ? listRelatedMembers(world, account) : [];
    const related = relatedMembers[second % Math.max(1, relatedMembers.length)];
    if (!related) continue;
    if (second % VISIT_INTERVAL_S === VISIT_INTERVAL_S / 2) recordVisit(state, account, related, origin);
    if (second % MESSAGE_INTERVAL_S === 0) scheduleMessage(world, account, related.member);
    if (second % REACTION_INTERVAL_S === 0) {
      const type = reactionTypes[(second / REACTION_INTERVAL_S) % reactionTypes.length]!;
      recordReaction(state, account, related, type, origin);
    }
  }
}

/** Lets a member visit the profile of an account. */
export function recordVisit(
  { world, sockets }: SandboxState,
  account: Account,
  { member, relationship }: RelatedMember,
  origin: string,
) {
  Object.assign(relationship, { visitedAt: world.now(), newVisit: true });
  sockets.push(account.userId, {
    type: 'visit',
    sender: toSender(member, origin),
    data: { timestamp: world.now() },
  });
}

export const reactionTypes = ['smile', 'like', 'comment'] as const;

/** Lets a member smile at an account, or like or comment on the first answer that its profile shows. */
export function recordReaction(
  { world, sockets }: SandboxState,
  account: Account,
  { member, relationship }: RelatedMember,
  type: (typeof reactionTypes)[number],
  origin: string,
  comment: string = sandboxTextsOf(member).comments[0]!,
): void {
  const timestamp = world.now();
  const [answer] = listShownAnswers(account.answers);
  if (type === 'smile') relationship.smileReceived = true;
  else if (!answer) return;
  else if (type === 'like') relationship.receivedLikes.add(answer.id);
  else relationship.receivedComments.set(answer.id, { text: comment, at: timestamp });
  sockets.push(account.userId, {
    type,
    sender: toSender(member, origin),
    data: { timestamp, ...(type === 'comment' && { message: comment }) },
  });
}

export const toSender = ({ profileId, username, pictureIds, gender, online }: WorldMember, origin: string) => ({
  profileId,
  name: username,
  profilePicture: toPictureUrl(origin, pictureIds[0]),
  gender: toMemberGender(gender),
  online,
});

function toMessageEvent(reader: Reader, partner: WorldMember, conversation: Conversation): OutgoingEvent {
  const { last_message, blurred } = toConversation(conversation, reader);
  return {
    type: 'message',
    sender: toSender(partner, reader.origin),
    data: {
      conversation_id: conversation.id,
      message: last_message ?? null,
      blurred: blurred === true,
      timestamp: conversation.messages.at(-1)?.at ?? null,
    },
  };
}
