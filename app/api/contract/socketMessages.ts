import * as z from 'zod/mini';
import { Id, MaybeFlag, MaybeId, MaybeNum, MaybeText, MemberGender, maybe } from './fieldSchemas.ts';
import { Timestamp } from './timeSchemas.ts';

/** The member who caused an event. */
export const SocketSender = z.object({
  profileId: Id,
  name: MaybeText,
  profilePicture: MaybeText,
  gender: MemberGender,
  online: MaybeFlag,
});
export type SocketSender = z.output<typeof SocketSender>;

const SocketEventData = z.object({
  conversation_id: MaybeId,
  message: MaybeText,
  blurred: MaybeFlag,
  timestamp: maybe(Timestamp),
  count: MaybeNum,
});

/** A message of the server; frames of other types are ignored. */
export const SocketEvent = z.object({
  type: z.enum(['pong', 'message', 'visit', 'match', 'matches']),
  sender: maybe(SocketSender),
  data: maybe(SocketEventData),
});
export type SocketEvent = z.output<typeof SocketEvent>;

/** Sent by the app every 60 s. */
export const pingMessage = { action: 'ping' } as const;
