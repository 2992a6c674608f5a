import type { Message } from '../../../api/contract/chat.ts';

/** Rows in one answer with older messages, and in one page of conversations. */
export const PAGE_SIZE = 10;

/** Both lists in one, by messageId: each message once, the oldest first; the same list if nothing is new. */
export function mergeMessages(known: readonly Message[], incoming: readonly Message[]): readonly Message[] {
  const merged = new Map(known.map((message) => [message.messageId, message]));
  let changed = false;
  for (const message of incoming) {
    const before = merged.get(message.messageId);
    const after = before ? mergeMessage(before, message) : message;
    if (after === before) continue;
    merged.set(message.messageId, after);
    changed = true;
  }
  return changed ? [...merged.values()].sort((a, b) => a.messageId - b.messageId) : known;
}

/** Read stays read and readable stays readable, whichever answer comes last. */
function mergeMessage(known: Message, incoming: Message): Message {
  const readable = known.blurred && !incoming.blurred ? incoming : known;
  const read = known.read || incoming.read;
  return readable.read === read ? readable : { ...readable, read };
}

/** Servers trim, and write line ends in their own way. */
export const isSameText = (received: string | null, written: string): boolean =>
  received !== null && normaliseWhitespace(received) === normaliseWhitespace(written);

const normaliseWhitespace = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
