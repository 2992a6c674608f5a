import * as z from 'zod/mini';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';
import type { OutgoingMessage } from '../thread/thread.model.ts';

/** What a member has typed and not sent yet, per conversation. */
export const readDraft = (owner: string, id: string): string => memberStorage.read(owner, draftStorageKey(id)) ?? '';
export const writeDraft = (owner: string, id: string, text: string): void =>
  memberStorage.write(owner, draftStorageKey(id), text.trim() === '' ? '' : text);

/** Puts what could not be sent back where it was typed, before what has been typed since. */
export function prependToDraft(owner: string, id: string, text: string): void {
  const typed = readDraft(owner, id);
  writeDraft(owner, id, typed === '' ? text : `${text}\n\n${typed}`);
}

const StoredOutbox = z.array(
  z.object({ key: z.string(), text: z.string(), at: z.number(), afterId: z.nullable(z.number()) }),
);

/** What was sent without arriving; nobody is sending it any more when the page has been left. */
export function readOutbox(owner: string, id: string): OutgoingMessage[] {
  const unsent = StoredOutbox.safeParse(parseJsonOrNull(memberStorage.read(owner, outboxStorageKey(id))));
  return unsent.success ? unsent.data.map((entry) => ({ ...entry, state: 'failed' as const })) : [];
}

export function writeOutbox(owner: string, id: string, outbox: readonly OutgoingMessage[]): void {
  const kept = outbox.map(({ key, text, at, afterId }) => ({ key, text, at, afterId }));
  memberStorage.write(owner, outboxStorageKey(id), kept.length > 0 ? JSON.stringify(kept) : '');
}

const draftStorageKey = (id: string) => `chat.draft.${id}`;
const outboxStorageKey = (id: string) => `chat.unsent.${id}`;

function parseJsonOrNull(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
