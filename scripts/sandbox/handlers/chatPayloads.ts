import type * as z from 'zod/mini';
import type { Conversation as ConversationSchema, Message, Thread } from '../../../app/api/contract/chat.ts';
import type { DashboardMessage } from '../../../app/api/contract/memberLists.ts';
import type { Account } from '../world/accounts.ts';
import type { Conversation, WorldMessage } from '../world/conversations.ts';
import { findMember, type World } from '../world/createWorld.ts';
import { findRelatedMember } from '../world/relatedMembers.ts';
import { isSendBlocked, toConversationGender, toPictureUrl } from './memberPayload.ts';

/** A moment as back ends write it: UTC, without saying so. */
const toTimestamp = (milliseconds: number) => new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);

/** Whose words these are, for a reader who may not see everything. */
const toVisibleText = (message: WorldMessage | undefined) => (message && !message.blurred ? message.text : null);

export function toMessage(message: WorldMessage): z.input<typeof Message> {
  return {
    messageId: message.messageId,
    message: toVisibleText(message),
    created_at: toTimestamp(message.at),
    sender: message.sender,
    type: message.type,
    status: message.read ? '4' : '1',
    read: message.read ? '1' : '0',
    blurred: message.blurred ? 1 : 0,
    picture_unblurred: null,
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
    public_path: toPictureUrl(origin, partner?.pictureIds[0]),
    gender: toConversationGender(partner?.gender),
    new: conversation.isNew ? '1' : '0',
    username: partner?.username ?? 'Team',
    profile_id: conversation.partnerId,
    online: partner?.online ? 1 : 0,
    last_message: toVisibleText(last),
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
  const meeting = findRelatedMember(world, viewer, 'profileId', partnerId ?? '');
  return {
    id: Number(id),
    public_path: toPictureUrl(origin, meeting?.member.pictureIds[0]),
    gender: toConversationGender(meeting?.member.gender),
    username: meeting?.member.username ?? 'Team',
    profile_id: partnerId,
    online: meeting?.member.online ? 1 : 0,
    blockSend: meeting !== undefined && isSendBlocked(viewer, meeting),
  };
}

/** The last message of a conversation, as the dashboard shows it. */
export function toDashboardMessage(
  world: World,
  conversation: Conversation,
  origin: string,
): z.input<typeof DashboardMessage> {
  const partner = findMember(world, conversation.partnerId ?? '');
  const last = conversation.messages.at(-1);
  return {
    conversation_id: Number(conversation.id),
    // Whom the conversation is with, also where the viewer wrote last.
    sender: partner?.username ?? 'Team',
    subject: null,
    content: toVisibleText(last),
    blockSend: last?.blurred === true,
    blurred: last?.blurred === true,
    type: last?.type ?? 'text',
    status: conversation.isNew ? '1' : '4',
    read: conversation.isNew ? '0' : '1',
    created_at: toTimestamp(last?.at ?? world.now()),
    gender: toConversationGender(partner?.gender),
    public_path: toPictureUrl(origin, partner?.pictureIds[0]),
    online: partner?.online ? 1 : 0,
  };
}
