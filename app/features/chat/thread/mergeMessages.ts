import type { Message } from '../../../api/contract/chat.ts';

/** Merges by messageId: each message once, the oldest first; returns `known` itself if nothing has changed. */
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

/** Read stays read and readable stays readable, in whatever order the answers arrive. */
function mergeMessage(known: Message, incoming: Message): Message {
  const readable = known.blurred && !incoming.blurred ? incoming : known;
  const read = known.read || incoming.read;
  return readable.read === read ? readable : { ...readable, read };
}
