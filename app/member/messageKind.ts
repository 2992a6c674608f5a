import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type MessageKind = 'text' | 'picture' | 'photoRequest' | 'decline' | 'unknown';

/** The values of a message's `type` (app/api/contract/chat.md, "Chat"). */
const kindsByType = new Map<string, MessageKind>([
  ['', 'text'],
  ['text', 'text'],
  ['icebreaker', 'text'],
  ['photo_request', 'photoRequest'],
  ['decline', 'decline'],
  ['picture', 'picture'],
  ['photo', 'picture'],
  ['image', 'picture'],
]);

/** The kind of a message by its `type`. */
export const toMessageKind = (type: string): MessageKind => kindsByType.get(type.toLowerCase()) ?? 'unknown';

/** The words of a kind no, for one whose text the server does not send, and before one is sent. */
export const kindNo = msg`Thank you for writing. I don’t think we’re a match, and wish you all the best.`;

/** Texts in a list for a last message that has no text. */
export const wordlessMessageTexts: Readonly<Record<MessageKind, MessageDescriptor>> = {
  text: msg`A message without text`,
  picture: msg`A picture`,
  photoRequest: msg`A request for a picture`,
  decline: kindNo,
  unknown: msg`A message of another kind`,
};
