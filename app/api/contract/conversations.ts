import * as z from 'zod/mini';
import { defineCall } from './defineCall.ts';
import { Code, ConversationGender, Id, IdParams, MaybeFlag, MaybeId, MaybeText, maybe, Num } from './fieldSchemas.ts';
import { list, page } from './listSchemas.ts';
import { Timestamp } from './timeSchemas.ts';

/** The built-in conversation with support (reading 22). */
export const supportConversationId = '1';

export const isSupportConversation = (conversationId: string | null): boolean =>
  conversationId === supportConversationId;

/**
 * A row of the inbox. Name, last message, its type, time and whether it is the viewer's own are additions of this
 * project; a server may omit them.
 */
export const Conversation = z.pipe(
  z.object({
    id: Id,
    public_path: MaybeText,
    gender: ConversationGender,
    new: MaybeFlag,
    username: MaybeText,
    profile_id: MaybeId,
    online: MaybeFlag,
    last_message: MaybeText,
    last_type: Code,
    last_own: MaybeFlag,
    created_at: maybe(Timestamp),
    blurred: MaybeFlag,
  }),
  z.transform((conversation) => ({ ...conversation, hasProfilePic: conversation.public_path !== null })),
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
 * `sender` is a user id or `system`. `picture_unblurred` is the address of a picture. The server sends neither the text
 * nor the picture of a blurred message (reading 20).
 */
export const Message = z.pipe(
  z.object({
    messageId: Num,
    message: MaybeText,
    created_at: Timestamp,
    sender: Id,
    type: Code,
    status: Code,
    read: MaybeFlag,
    blurred: MaybeFlag,
    picture_unblurred: MaybeText,
    blockSend: MaybeFlag,
    question_type: Code,
    quote_question: MaybeText,
    quote_text: MaybeText,
  }),
  z.transform(markRead),
);
export type Message = z.output<typeof Message>;

/** An open conversation: the other member in `info`, and a page of messages. */
export const Thread = z.object({
  info: z.object({
    id: Id,
    public_path: MaybeText,
    gender: ConversationGender,
    username: MaybeText,
    profile_id: MaybeId,
    online: MaybeFlag,
    blockSend: MaybeFlag,
  }),
  messages: page(Message),
});
export type Thread = z.output<typeof Thread>;

/** `q` searches the members' names. */
export const fetchConversations = defineCall({
  name: 'fetchConversations',
  method: 'GET',
  path: '/api/chat/conversations/',
  query: z.object({ offset: Num, limit: Num, q: z.optional(z.string()) }),
  response: page(Conversation),
});

/** `beforeId` 0 is the first load, the oldest known id loads older messages; `afterId` loads newer ones (reading 23). */
export const fetchThread = defineCall({
  name: 'fetchThread',
  method: 'GET',
  path: '/api/chat/conversation/:id/',
  params: IdParams,
  query: z.object({ beforeId: z.optional(Num), afterId: z.optional(Num) }),
  response: Thread,
});

/** Answers with all messages newer than `afterId`. With `paywall` the message was not stored. */
export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/chat/',
  body: z.object({ id: Id, message: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)), afterId: Num }),
  response: z.object({ messages: list(Message), paywall: MaybeFlag }),
});

/** Refused for the conversation with support (reading 22). */
export const deleteConversation = defineCall({
  name: 'deleteConversation',
  method: 'DELETE',
  path: '/api/chat/conversation/:id',
  params: IdParams,
  extension: true,
});
