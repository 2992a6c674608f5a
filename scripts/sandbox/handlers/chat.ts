import {
  deleteConversation,
  fetchConversations,
  fetchIcebreakers,
  fetchThread,
  loadNotificationUsers,
  requestPhoto,
  sendIcebreaker,
  sendMessage,
  supportConversationId,
} from '../../../app/api/contract/chat.ts';
import { handle, Refusal } from '../handler.ts';
import type { Account } from '../world/accounts.ts';
import type { Conversation } from '../world/conversations.ts';
import { findMember } from '../world/createWorld.ts';
import { phrases } from '../world/phrases.ts';
import { listConversations, openConversation, write } from '../world/talking.ts';
import { toConversation, toMessage, toThreadInfo } from './chatRecords.ts';
import { meet } from './meet.ts';
import { pictureUrl, toMemberGender } from './memberRecord.ts';

const pageSize = 10;

export const chatHandlers = [
  handle(fetchConversations, ({ world, viewer, query, origin }) => {
    const wanted = (query.q ?? '').trim().toLowerCase();
    return listConversations(viewer)
      .map((conversation) => toConversation(world, conversation, origin))
      .filter(({ username }) => username?.toLowerCase().includes(wanted))
      .slice(query.offset, query.offset + query.limit);
  }),

  handle(fetchThread, ({ world, viewer, params, query, origin }) => {
    const conversation = findConversation(viewer, params.id);
    conversation.isNew = false;
    for (const message of conversation.messages) message.read = true;
    return {
      info: toThreadInfo(world, viewer, conversation, origin),
      messages: cutMessages(conversation, query).map(toMessage),
    };
  }),

  handle(sendMessage, ({ world, viewer, body, origin }) => {
    const conversation = findConversation(viewer, body.id);
    const { blockSend } = toThreadInfo(world, viewer, conversation, origin);
    if (blockSend) return { messages: [], paywall: true };
    write(world, viewer, conversation, body.message);
    return { messages: cutMessages(conversation, { afterId: body.afterId }).map(toMessage), paywall: false };
  }),

  handle(deleteConversation, ({ viewer, params }) => {
    const conversation = findConversation(viewer, params.id);
    if (conversation.id === supportConversationId) throw new Refusal(403, { message: 'This conversation stays.' });
    viewer.conversations = viewer.conversations.filter((each) => each !== conversation);
    return true;
  }),

  handle(requestPhoto, (incoming) => {
    const { tie } = meet(incoming, 'profileId', incoming.params.id);
    if (tie.photoRequested) throw new Refusal(409, { message: 'You have asked for a picture before.' });
    tie.photoRequested = true;
    return true;
  }),

  handle(fetchIcebreakers, (incoming) => {
    const { member } = meet(incoming, 'profileId', incoming.params.id);
    return { questions: phrases[member.language].icebreakers.map((text, index) => ({ id: index + 1, text })) };
  }),

  handle(sendIcebreaker, (incoming) => {
    const { world, viewer, params } = incoming;
    const { member, tie } = meet(incoming, 'profileId', params.profileId);
    const text = phrases[member.language].icebreakers[Number(params.questionId) - 1];
    if (!text) throw new Refusal(404, { message: 'There is no such question.' });
    tie.icebreaker = null;
    write(world, viewer, openConversation(world, viewer, member.profileId), text, 'icebreaker');
    return true;
  }),

  handle(loadNotificationUsers, ({ world, viewer, body, origin }) => {
    const members = body.userIds.flatMap((id) => findMember(world, id) ?? []);
    const entries = members.map(({ profileId, pictureIds, gender, online, username }) => {
      const blocked = viewer.ties.get(profileId)?.blocked ?? false;
      return [
        profileId,
        { avatar: pictureUrl(origin, pictureIds[0]), gender: toMemberGender(gender), online, blocked, username },
      ];
    });
    return { userIds: Object.fromEntries(entries) };
  }),
];

function findConversation(viewer: Account, id: string): Conversation {
  const conversation = viewer.conversations.find((each) => each.id === id);
  if (!conversation) throw new Refusal(404, { message: 'There is no such conversation.' });
  return conversation;
}

/** Messages newer than `afterId`, or the ten before `beforeId`, where 0 means the end (reading 23). */
function cutMessages(
  { messages }: Conversation,
  { afterId, beforeId }: { afterId?: number | undefined; beforeId?: number | undefined },
) {
  if (afterId !== undefined) return messages.filter(({ messageId }) => messageId > afterId);
  return messages.filter(({ messageId }) => !beforeId || messageId < beforeId).slice(-pageSize);
}
