import type * as z from 'zod/mini';
import type {
  Conversation as ConversationSchema,
  Message,
  Thread,
} from '../../../../app/api/contract/conversations.ts';
import type { DashboardMessage } from '../../../../app/api/contract/dashboard.ts';
import type { LocaleCode } from '../../../../brands/languages.ts';
import type { Account } from '../world/accountTypes.ts';
import type { Conversation, WorldMessage } from '../world/createConversations.ts';
import type { WorldMember } from '../world/createMembers.ts';
import { findMember, type World } from '../world/createWorld.ts';
import { isVerified } from '../world/isVerified.ts';
import { isPremium } from '../world/membership.ts';
import { hasUnread, waitsSince } from '../world/messaging.ts';
import { findQuestion } from '../world/questions.ts';
import { findRelatedMember } from '../world/relatedMembers.ts';
import { isSendBlocked, toConversationGender, toPictureUrl } from './memberPayload.ts';

/** Reader of a payload, and the origin of the request. */
export interface Reader {
  world: World;
  viewer: Account;
  origin: string;
}

/** Formats a time as back ends do: UTC, without a zone. */
const toTimestamp = (milliseconds: number) => new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);

/** Whether a message is hidden from the reader until Premium is bought (reading 20). */
const isHidden = (message: WorldMessage, { world, viewer }: Reader): boolean =>
  message.blurred && !isPremium(viewer, world.now());

/** Returns the text of a message; null if it is hidden, or has none. */
const toVisibleText = (message: WorldMessage | undefined, reader: Reader) =>
  message && !isHidden(message, reader) && message.text !== '' ? message.text : null;

const isOwn = (message: WorldMessage | undefined, viewer: Account): 0 | 1 =>
  message?.sender === viewer.userId ? 1 : 0;

const isRemoved = (member: WorldMember | undefined): boolean => member !== undefined && member.removedAt !== null;

/**
 * Returns the partner of a conversation in its payloads; the team is no member, and of one whom it has removed only the
 * name is left.
 */
const toPartner = (partner: WorldMember | undefined, origin: string) => {
  const present = isRemoved(partner) ? undefined : partner;
  return {
    public_path: toPictureUrl(origin, present?.pictureIds[0]),
    gender: toConversationGender(partner?.gender),
    username: partner?.username ?? 'Team',
    online: present?.online ? (1 as const) : (0 as const),
    verified: present && isVerified(present) ? (1 as const) : (0 as const),
    removed_for_fraud: isRemoved(partner) ? (1 as const) : (0 as const),
  };
};

export function toMessage(message: WorldMessage, reader: Reader): z.input<typeof Message> {
  const hidden = isHidden(message, reader);
  const sender = reader.world.members.find(({ userId }) => userId === message.sender);
  const quoted = hidden ? null : message.quote;
  const question = quoted && findQuestion(quoted.questionId);
  return {
    messageId: message.messageId,
    message: toVisibleText(message, reader),
    created_at: toTimestamp(message.at),
    sender: message.sender,
    type: message.type,
    status: message.read ? '4' : '1',
    read: message.read ? '1' : '0',
    blurred: hidden ? 1 : 0,
    picture_unblurred: hidden || isRemoved(sender) ? null : toPictureUrl(reader.origin, message.pictureId ?? undefined),
    // Everybody may answer a member who has written (isSendBlocked).
    blockSend: false,
    question_type: question?.type ?? null,
    quote_question: question?.translations[reader.viewer.locale as LocaleCode] ?? question?.translations.en ?? null,
    quote_text: quoted?.text ?? null,
  };
}

export function toConversation(conversation: Conversation, reader: Reader): z.input<typeof ConversationSchema> {
  const { world, viewer, origin } = reader;
  const partner = findMember(world, conversation.partnerId ?? '');
  const last = conversation.messages.at(-1);
  const waitingSince = waitsSince(conversation, viewer);
  return {
    id: Number(conversation.id),
    ...toPartner(partner, origin),
    new: hasUnread(conversation, viewer) ? '1' : '0',
    profile_id: conversation.partnerId,
    last_type: last?.type,
    last_own: isOwn(last, viewer),
    last_message: toVisibleText(last, reader),
    created_at: last ? toTimestamp(last.at) : null,
    blurred: last !== undefined && isHidden(last, reader),
    waiting_since: waitingSince === null ? null : toTimestamp(waitingSince),
  };
}

export function toThreadInfo(conversation: Conversation, reader: Reader): z.input<typeof Thread>['info'] {
  const { world, viewer, origin } = reader;
  const { id, partnerId } = conversation;
  const related = findRelatedMember(world, viewer, 'profileId', partnerId ?? '');
  return {
    id: Number(id),
    ...toPartner(related?.member, origin),
    profile_id: partnerId,
    blockSend: related !== undefined && isSendBlocked(world, viewer, related),
  };
}

/** Returns the last message of a conversation, as the dashboard shows it. */
export function toDashboardMessage(conversation: Conversation, reader: Reader): z.input<typeof DashboardMessage> {
  const { world, viewer, origin } = reader;
  const { username, ...partner } = toPartner(findMember(world, conversation.partnerId ?? ''), origin);
  const last = conversation.messages.at(-1);
  const hidden = last !== undefined && isHidden(last, reader);
  const unread = hasUnread(conversation, viewer);
  return {
    conversation_id: Number(conversation.id),
    // The partner, even if the viewer wrote last.
    sender: username,
    ...partner,
    subject: null,
    content: toVisibleText(last, reader),
    // Everybody may answer a member who has written (isSendBlocked).
    blockSend: false,
    blurred: hidden,
    type: last?.type ?? 'text',
    status: unread ? '1' : '4',
    read: unread ? '0' : '1',
    own: isOwn(last, viewer),
    created_at: toTimestamp(last?.at ?? world.now()),
  };
}

/** Returns a conversation whose partner waits, as the dashboard names it. */
export const toWaitingConversation = (conversation: Conversation, viewer: Account) => ({
  conversation_id: Number(conversation.id),
  waiting_since: toTimestamp(waitsSince(conversation, viewer)!),
});
