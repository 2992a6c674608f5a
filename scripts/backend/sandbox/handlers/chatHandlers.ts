import {
  declineConversation,
  deleteConversation,
  fetchConversations,
  fetchThread,
  sendMessage,
  supportConversationId,
} from '../../../../app/api/contract/conversations.ts';
import { fetchNotificationUsers } from '../../../../app/api/contract/fetchNotificationUsers.ts';
import { fetchIcebreakers, sendIcebreaker } from '../../../../app/api/contract/icebreakers.ts';
import { requestPhoto } from '../../../../app/api/contract/matchActions.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accountTypes.ts';
import type { Conversation } from '../world/createConversations.ts';
import {
  listConversations,
  listWaitingConversations,
  sendIcebreakerQuestion,
  sendPhotoRequest,
  waitsSince,
  writeDecline,
  writeMessage,
} from '../world/messaging.ts';
import { findRelatedMember } from '../world/relatedMembers.ts';
import { isBlocked } from '../world/relationships.ts';
import { sandboxTextsOf } from '../world/sandboxTexts.ts';
import { toConversation, toMessage, toThreadInfo } from './chatPayloads.ts';
import { findReachableMember, requireNoBlock } from './findMemberOr404.ts';
import { toMemberGender, toPictureUrl } from './memberPayload.ts';

const THREAD_PAGE_SIZE = 10;

export const chatHandlers = [
  defineHandler(fetchConversations, (request) => {
    const { viewer, query } = request;
    const wanted = (query.q ?? '').trim().toLowerCase();
    const conversations = query.waiting === 1 ? listWaitingConversations(viewer) : listConversations(viewer);
    return conversations
      .map((conversation) => toConversation(conversation, request))
      .filter(({ username }) => username?.toLowerCase().includes(wanted))
      .slice(query.offset, query.offset + query.limit);
  }),

  defineHandler(fetchThread, (request) => {
    const { viewer, params, query } = request;
    const conversation = findOpenConversation(viewer, params.id);
    for (const message of conversation.messages) message.read = true;
    return {
      info: toThreadInfo(conversation, request),
      messages: pickMessages(conversation, query).map((message) => toMessage(message, request)),
    };
  }),

  defineHandler(sendMessage, (request) => {
    const { world, viewer, body } = request;
    const conversation = findOpenConversation(viewer, body.id);
    const { blockSend, removed_for_fraud: removed } = toThreadInfo(conversation, request);
    if (removed) throw new HttpError(403, { message: 'This member was removed.' });
    if (blockSend) return { messages: [], paywall: true };
    writeMessage(world, viewer, conversation, body.message);
    const messages = pickMessages(conversation, { afterId: body.afterId });
    return { messages: messages.map((message) => toMessage(message, request)), paywall: false };
  }),

  defineHandler(deleteConversation, ({ viewer, params }) => {
    const conversation = findConversation(viewer, params.id);
    if (conversation.id === supportConversationId) throw new HttpError(403, { message: 'This conversation stays.' });
    viewer.conversations = viewer.conversations.filter((each) => each !== conversation);
    return true;
  }),

  defineHandler(declineConversation, ({ world, viewer, params }) => {
    const conversation = findOpenConversation(viewer, params.id);
    if (conversation.id === supportConversationId) throw new HttpError(403, { message: 'The team waits for nothing.' });
    if (waitsSince(conversation, viewer) === null) throw new HttpError(409, { message: 'Nobody waits here.' });
    writeDecline(world, viewer, conversation);
    return true;
  }),

  defineHandler(requestPhoto, (request) => {
    const { world, viewer, params } = request;
    const { member, relationship } = findReachableMember(request, 'profileId', params.id);
    if (relationship.photoRequested) throw new HttpError(409, { message: 'You have asked for a picture before.' });
    relationship.photoRequested = true;
    sendPhotoRequest(world, viewer, member);
    return true;
  }),

  defineHandler(fetchIcebreakers, (request) => {
    const { member } = findReachableMember(request, 'profileId', request.params.id);
    return {
      questions: sandboxTextsOf(member).icebreakers.map(({ question }, index) => ({
        id: index + 1,
        text: question,
      })),
    };
  }),

  defineHandler(sendIcebreaker, (request) => {
    const { world, viewer, params } = request;
    const { member, relationship } = findReachableMember(request, 'profileId', params.profileId);
    const sent = sendIcebreakerQuestion(world, viewer, member, Number(params.questionId) - 1);
    if (!sent) throw new HttpError(404, { message: 'There is no such question.' });
    relationship.icebreakerIndex = null;
    return true;
  }),

  // Strangers and deleted members are left out; a blocked one has only the block.
  defineHandler(fetchNotificationUsers, ({ world, viewer, body, origin }) => {
    const entries = body.userIds.flatMap((id) => {
      const related = findRelatedMember(world, viewer, 'profileId', id);
      if (!related || related.relationship.deleted) return [];
      const { pictureIds, gender: given, online, username } = related.member;
      const gender = toMemberGender(given);
      if (related.member.removedAt !== null)
        return [[id, { avatar: null, gender, online: false, blocked: false, username }] as const];
      const shown = isBlocked(related.relationship)
        ? { avatar: null, gender, online: false, blocked: true, username: null }
        : { avatar: toPictureUrl(origin, pictureIds[0]), gender, online, blocked: false, username };
      return [[id, shown] as const];
    });
    return { userIds: Object.fromEntries(entries) };
  }),
];

function findConversation(viewer: Account, id: string): Conversation {
  const conversation = viewer.conversations.find((each) => each.id === id);
  if (!conversation) throw new HttpError(404, { message: 'There is no such conversation.' });
  return conversation;
}

/**
 * Finds a conversation that can be read and written to. Throws an HttpError also if a block separates the two members.
 */
function findOpenConversation(viewer: Account, id: string): Conversation {
  const conversation = findConversation(viewer, id);
  requireNoBlock(viewer.relationships.get(conversation.partnerId ?? ''));
  return conversation;
}

/** Picks messages newer than `afterId`, or the ten before `beforeId`, where 0 means the end (reading 23). */
function pickMessages(
  { messages }: Conversation,
  { afterId, beforeId }: { afterId?: number | undefined; beforeId?: number | undefined },
) {
  if (afterId !== undefined) return messages.filter(({ messageId }) => messageId > afterId);
  return messages.filter(({ messageId }) => !beforeId || messageId < beforeId).slice(-THREAD_PAGE_SIZE);
}
