import type * as z from 'zod/mini';
import type { Conversation as ConversationSchema, Message, Thread } from '../../../app/api/contract/conversations.ts';
import type { DashboardMessage } from '../../../app/api/contract/dashboard.ts';
import type { Account } from '../world/accounts.ts';
import type { Conversation, WorldMessage } from '../world/conversations.ts';
import { findMember, type World } from '../world/createWorld.ts';
import type { WorldMember } from '../world/members.ts';
import { findRelatedMember } from '../world/relatedMembers.ts';
import { isSendBlocked, toConversationGender, toPictureUrl } from './memberPayload.ts';

/** A time as back ends write it: UTC, without a zone. */
const toTimestamp = (milliseconds: number) => new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);

/** The text, unless it is blurred for members without Premium. */
const toVisibleText = (message: WorldMessage | undefined) => (message && !message.blurred && message.text) || null;

/** The partner of a conversation in its payloads; the team is no member. */
const toPartner = (partner: WorldMember | undefined, origin: string) => ({
  public_path: toPictureUrl(origin, partner?.pictureIds[0]),
  gender: toConversationGender(partner?.gender),
  username: partner?.username ?? 'Team',
  online: partner?.online ? (1 as const) : (0 as const),
});

export function toMessage(message: WorldMessage, origin: string): z.input<typeof Message> {
  return {
    messageId: message.messageId,
    message: toVisibleText(message),
    created_at: toTimestamp(message.at),
    sender: message.sender,
    type: message.type,
    status: message.read ? '4' : '1',
    read: message.read ? '1' : '0',
    blurred: message.blurred ? 1 : 0,
    picture_unblurred: message.blurred ? null : toPictureUrl(origin, message.pictureId),
    blockSend: message.blurred,
    question_type: null,
    quote_question: null,
    quote_text: null,
  };
}

export function toConversation(
  world: World,
  conversation: Conversation,
  origin: string,
): z.input<typeof ConversationSchema> {
  const partner = findMember(world, conversation.partnerId ?? '');
  const last = conversation.messages.at(-1);
  return {
    id: Number(conversation.id),
    ...toPartner(partner, origin),
    new: conversation.isNew ? '1' : '0',
    profile_id: conversation.partnerId,
    last_message: toVisibleText(last),
    last_type: last?.type,
    created_at: last ? toTimestamp(last.at) : null,
    blurred: last?.blurred === true,
  };
}

export function toThreadInfo(
  world: World,
  viewer: Account,
  conversation: Conversation,
  origin: string,
): z.input<typeof Thread>['info'] {
  const { id, partnerId } = conversation;
  const related = findRelatedMember(world, viewer, 'profileId', partnerId ?? '');
  return {
    id: Number(id),
    ...toPartner(related?.member, origin),
    profile_id: partnerId,
    blockSend: related !== undefined && isSendBlocked(viewer, related),
  };
}

/** The last message of a conversation, as the dashboard shows it. */
export function toDashboardMessage(
  world: World,
  conversation: Conversation,
  origin: string,
): z.input<typeof DashboardMessage> {
  const { username, ...partner } = toPartner(findMember(world, conversation.partnerId ?? ''), origin);
  const last = conversation.messages.at(-1);
  return {
    conversation_id: Number(conversation.id),
    // The partner, also where the viewer wrote last.
    sender: username,
    ...partner,
    subject: null,
    content: toVisibleText(last),
    blockSend: last?.blurred === true,
    blurred: last?.blurred === true,
    type: last?.type ?? 'text',
    status: conversation.isNew ? '1' : '4',
    read: conversation.isNew ? '0' : '1',
    created_at: toTimestamp(last?.at ?? world.now()),
  };
}
