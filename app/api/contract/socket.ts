import * as z from 'zod/mini';
import { Id, MaybeFlag, MaybeId, MaybeNum, MaybeText, MemberGender, maybe } from './fields.ts';
import { Moment } from './time.ts';

/** The member who caused an event. */
export const SocketSender = z.object({
  profileId: Id,
  name: MaybeText,
  profilePicture: MaybeText,
  gender: MemberGender,
  online: MaybeFlag,
});
export type SocketSender = z.output<typeof SocketSender>;

const EventData = z.object({
  conversation_id: MaybeId,
  message: MaybeText,
  blurred: MaybeFlag,
  timestamp: maybe(Moment),
  count: MaybeNum,
});

/** A message of the server; frames of other types are ignored. */
export const SocketEvent = z.object({
  type: z.enum(['pong', 'message', 'visit', 'match', 'matches']),
  sender: maybe(SocketSender),
  data: maybe(EventData),
});
export type SocketEvent = z.output<typeof SocketEvent>;

/** Sent by the app every 60 s. */
export const ping = { action: 'ping' } as const;
