import * as z from 'zod/mini';
import { act, read } from './defineCall.ts';
import {
  Code,
  ConversationGender,
  Flag,
  Id,
  IdParams,
  MaybeFlag,
  MaybeId,
  MaybeText,
  maybe,
  Num,
} from './fieldSchemas.ts';
import { list, page } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** The built-in conversation with support (reading 22). */
export const supportConversationId = '1';

export const isSupportConversation = (conversationId: string | null): boolean =>
  conversationId === supportConversationId;

/** Drops the picture of a member whom the team has removed for fraud: it may show somebody else. */
export const withoutPictureOfRemoved = <M extends { removedForFraud: boolean; publicPath: string | null }>(
  member: M,
): M => (member.removedForFraud ? { ...member, publicPath: null } : member);

/**
 * A row of the inbox. Name, last message, its type, time, whether it is the viewer's own, and whether the other member
 * waits for an answer, is verified or was removed for fraud, are additions of this project; a server may omit them.
 */
export const Conversation = z.pipe(
  wireObject({
    id: Id,
    publicPath: sentAs('public_path', MaybeText),
    gender: ConversationGender,
    new: MaybeFlag,
    username: MaybeText,
    profileId: sentAs('profile_id', MaybeId),
    online: MaybeFlag,
    lastMessage: sentAs('last_message', MaybeText),
    lastType: sentAs('last_type', Code),
    /** Null where the server does not say it. */
    lastOwn: sentAs('last_own', maybe(Flag)),
    createdAt: sentAs('created_at', maybe(Timestamp)),
    blurred: MaybeFlag,
    /** Whether the team has compared their pictures with a live picture. */
    verified: MaybeFlag,
    /** The time since which the partner waits for an answer; null where they do not, undefined if it is not sent. */
    waitingSince: sentAs('waiting_since', z.optional(maybe(Timestamp))),
    removedForFraud: sentAs('removed_for_fraud', MaybeFlag),
  }),
  z.transform((sent) => {
    const conversation = withoutPictureOfRemoved(sent);
    return { ...conversation, hasProfilePic: conversation.publicPath !== null };
  }),
);
export type Conversation = z.output<typeof Conversation>;

/** The status of a message that was read. */
const READ_STATUS = '4';

/** Sets the flag of a message that is read by its status, because a server may keep either. */
export const markRead = <M extends { read: boolean; status: string }>(message: M): M => ({
  ...message,
  read: message.read || message.status === READ_STATUS,
});

/**
 * `sender` is a user id or `system`. `pictureUnblurred` is the address of a picture. The server sends neither the text
 * nor the picture of a blurred message (reading 20).
 */
export const Message = z.pipe(
  wireObject({
    messageId: Num,
    message: MaybeText,
    createdAt: sentAs('created_at', Timestamp),
    sender: Id,
    type: Code,
    status: Code,
    read: MaybeFlag,
    blurred: MaybeFlag,
    pictureUnblurred: sentAs('picture_unblurred', MaybeText),
    blockSend: MaybeFlag,
    questionType: sentAs('question_type', Code),
    quoteQuestion: sentAs('quote_question', MaybeText),
    quoteText: sentAs('quote_text', MaybeText),
  }),
  z.transform(markRead),
);
export type Message = z.output<typeof Message>;

/** An open conversation: the other member in `info`, and a page of messages. */
export const Thread = z.object({
  info: z.pipe(
    wireObject({
      id: Id,
      publicPath: sentAs('public_path', MaybeText),
      gender: ConversationGender,
      username: MaybeText,
      profileId: sentAs('profile_id', MaybeId),
      online: MaybeFlag,
      blockSend: MaybeFlag,
      /** Whether the team has compared their pictures with a live picture. */
      verified: MaybeFlag,
      /** Whether the team has removed the member for fraud. */
      removedForFraud: sentAs('removed_for_fraud', MaybeFlag),
    }),
    z.transform(withoutPictureOfRemoved),
  ),
  messages: page(Message),
});
export type Thread = z.output<typeof Thread>;

/** `q` searches the members' names. `waiting` 1 lists only those who wait for an answer, the longest first. */
export const fetchConversations = read('fetchConversations', 'GET /api/chat/conversations/', {
  query: z.object({ offset: Num, limit: Num, q: z.optional(z.string()), waiting: z.optional(Num) }),
  response: page(Conversation),
});

/** `beforeId` 0 is the first load, the oldest known id loads older messages; `afterId` loads newer ones (reading 23). */
export const fetchThread = read('fetchThread', 'GET /api/chat/conversation/:id/', {
  params: IdParams,
  query: z.object({ beforeId: z.optional(Num), afterId: z.optional(Num) }),
  response: Thread,
});

/** Answers with all messages newer than `afterId`. With `paywall` the message was not stored. */
export const sendMessage = act('sendMessage', 'POST /api/chat/', {
  body: z.object({ id: Id, message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)), afterId: Num }),
  response: z.object({ messages: list(Message), paywall: MaybeFlag }),
});

/** Refused for the conversation with support (reading 22). */
export const deleteConversation = act('deleteConversation', 'DELETE /api/chat/conversation/:id', {
  params: IdParams,
  extension: true,
});

/** Sends the server's kind no, which is free, and after which the partner no longer waits. */
export const declineConversation = act('declineConversation', 'POST /api/chat/conversation/:id/decline', {
  params: IdParams,
  extension: true,
});
