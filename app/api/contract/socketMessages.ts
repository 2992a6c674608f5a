import * as z from 'zod/mini';
import { Id, MaybeFlag, MaybeId, MaybeNum, MaybeText, MemberGender, maybe } from './fieldSchemas.ts';
import { Timestamp } from './timeSchemas.ts';
import { sentAs, wireObject } from './wireObject.ts';

/** The member who caused an event. */
export const SocketSender = z.object({
  profileId: Id,
  name: MaybeText,
  profilePicture: MaybeText,
  gender: MemberGender,
  online: MaybeFlag,
});
export type SocketSender = z.output<typeof SocketSender>;

const SocketEventData = wireObject({
  conversationId: sentAs('conversation_id', MaybeId),
  message: MaybeText,
  blurred: MaybeFlag,
  timestamp: maybe(Timestamp),
  count: MaybeNum,
});

/**
 * Types of events that another member, or the team about one, has caused; the last four are additions of this project,
 * so a server may never send them.
 */
export const memberEventTypes = ['message', 'visit', 'match', 'smile', 'like', 'comment', 'removed'] as const;

/** A message of the server; frames of other types are ignored. */
export const SocketEvent = z.object({
  type: z.enum(['pong', 'matches', ...memberEventTypes]),
  sender: maybe(SocketSender),
  data: maybe(SocketEventData),
});
export type SocketEvent = z.output<typeof SocketEvent>;

/** Message that the app sends every 60 s. */
export const pingMessage = { action: 'ping' } as const;
