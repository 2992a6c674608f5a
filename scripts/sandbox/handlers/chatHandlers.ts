import {
  deleteConversation,
  fetchConversations,
  fetchThread,
  sendMessage,
  supportConversationId,
} from '../../../app/api/contract/conversations.ts';
import { fetchIcebreakers, sendIcebreaker } from '../../../app/api/contract/icebreakers.ts';
import { requestPhoto } from '../../../app/api/contract/matchActions.ts';
import { fetchNotificationUsers } from '../../../app/api/contract/notificationUsers.ts';
import { languages } from '../../../brands/languages.ts';
import { defineHandler, HttpError } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import type { Conversation } from '../world/conversations.ts';
import { findMember } from '../world/createWorld.ts';
import { findOrCreateConversation, listConversations, writeMessage } from '../world/messaging.ts';
import { toConversation, toMessage, toThreadInfo } from './chatPayloads.ts';
import { findMemberOr404 } from './findMemberOr404.ts';
import { toMemberGender, toPictureUrl } from './memberPayload.ts';

const THREAD_PAGE_SIZE = 10;

export const chatHandlers = [
  defineHandler(fetchConversations, ({ world, viewer, query, origin }) => {
    const wanted = (query.q ?? '').trim().toLowerCase();
    return listConversations(viewer)
      .map((conversation) => toConversation(world, conversation, origin))
      .filter(({ username }) => username?.toLowerCase().includes(wanted))
      .slice(query.offset, query.offset + query.limit);
  }),

  defineHandler(fetchThread, ({ world, viewer, params, query, origin }) => {
    const conversation = findConversation(viewer, params.id);
    conversation.isNew = false;
    for (const message of conversation.messages) message.read = true;
    return {
      info: toThreadInfo(world, viewer, conversation, origin),
      messages: pickMessages(conversation, query).map((message) => toMessage(message, origin)),
    };
  }),

  defineHandler(sendMessage, ({ world, viewer, body, origin }) => {
    const conversation = findConversation(viewer, body.id);
    const { blockSend } = toThreadInfo(world, viewer, conversation, origin);
    if (blockSend) return { messages: [], paywall: true };
    writeMessage(world, viewer, conversation, body.message);
    return {
      messages: pickMessages(conversation, { afterId: body.afterId }).map((message) => toMessage(message, origin)),
      paywall: false,
    };
  }),

  defineHandler(deleteConversation, ({ viewer, params }) => {
    const conversation = findConversation(viewer, params.id);
    if (conversation.id === supportConversationId) throw new HttpError(403, { message: 'This conversation stays.' });
    viewer.conversations = viewer.conversations.filter((each) => each !== conversation);
    return true;
  }),

  defineHandler(requestPhoto, (request) => {
    const { relationship } = findMemberOr404(request, 'profileId', request.params.id);
    if (relationship.photoRequested) throw new HttpError(409, { message: 'You have asked for a picture before.' });
    relationship.photoRequested = true;
    return true;
  }),

  defineHandler(fetchIcebreakers, (request) => {
    const { member } = findMemberOr404(request, 'profileId', request.params.id);
    return {
      questions: languages[member.language].sandbox.icebreakers.map((text, index) => ({ id: index + 1, text })),
    };
  }),

  defineHandler(sendIcebreaker, (request) => {
    const { world, viewer, params } = request;
    const { member, relationship } = findMemberOr404(request, 'profileId', params.profileId);
    const text = languages[member.language].sandbox.icebreakers[Number(params.questionId) - 1];
    if (!text) throw new HttpError(404, { message: 'There is no such question.' });
    relationship.icebreakerIndex = null;
    writeMessage(world, viewer, findOrCreateConversation(world, viewer, member.profileId), text, 'icebreaker');
    return true;
  }),

  defineHandler(fetchNotificationUsers, ({ world, viewer, body, origin }) => {
    const members = body.userIds.flatMap((id) => findMember(world, id) ?? []);
    const entries = members.map(({ profileId, pictureIds, gender, online, username }) => {
      const blocked = viewer.relationships.get(profileId)?.blocked ?? false;
      return [
        profileId,
        { avatar: toPictureUrl(origin, pictureIds[0]), gender: toMemberGender(gender), online, blocked, username },
      ];
    });
    return { userIds: Object.fromEntries(entries) };
  }),
];

function findConversation(viewer: Account, id: string): Conversation {
  const conversation = viewer.conversations.find((each) => each.id === id);
  if (!conversation) throw new HttpError(404, { message: 'There is no such conversation.' });
  return conversation;
}

/** Messages newer than `afterId`, or the ten before `beforeId`, where 0 means the end (reading 23). */
function pickMessages(
  { messages }: Conversation,
  { afterId, beforeId }: { afterId?: number | undefined; beforeId?: number | undefined },
) {
  if (afterId !== undefined) return messages.filter(({ messageId }) => messageId > afterId);
  return messages.filter(({ messageId }) => !beforeId || messageId < beforeId).slice(-THREAD_PAGE_SIZE);
}
