import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export type MessageKind = 'text' | 'picture' | 'photoRequest' | 'unknown';

/** The values of a message's `type` (app/api/contract/chat.md, "Chat"). */
const kindsByType = new Map<string, MessageKind>([
  ['', 'text'],
  ['text', 'text'],
  ['icebreaker', 'text'],
  ['photo_request', 'photoRequest'],
  ['picture', 'picture'],
  ['photo', 'picture'],
  ['image', 'picture'],
]);

/** The kind of a message by its `type`. */
export const toMessageKind = (type: string): MessageKind => kindsByType.get(type.toLowerCase()) ?? 'unknown';

/** Texts in a list for a last message that has no text. */
export const wordlessMessageTexts: Readonly<Record<MessageKind, MessageDescriptor>> = {
  text: msg`A message without text`,
  picture: msg`A picture`,
  photoRequest: msg`A request for a picture`,
  unknown: msg`A message of another kind`,
};
