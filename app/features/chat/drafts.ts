import * as z from 'zod/mini';
import { memberStorage } from '../../lib/memberStorage.ts';
import type { Outgoing } from './thread.model.ts';

/** What a member has typed and not sent yet, per conversation. */
export const readDraft = (owner: string, id: string): string => memberStorage.read(owner, draftKey(id)) ?? '';
export const writeDraft = (owner: string, id: string, text: string): void =>
  memberStorage.write(owner, draftKey(id), text.trim() === '' ? '' : text);

/** Puts what could not be sent back where it was typed, before what has been typed since. */
export function returnToDraft(owner: string, id: string, text: string): void {
  const typed = readDraft(owner, id);
  writeDraft(owner, id, typed === '' ? text : `${text}\n\n${typed}`);
}

const Unsent = z.array(
  z.object({ key: z.string(), text: z.string(), at: z.number(), afterId: z.nullable(z.number()) }),
);

/** What was sent without arriving; nobody is sending it any more when the page has been left. */
export function readUnsent(owner: string, id: string): Outgoing[] {
  const unsent = Unsent.safeParse(parseJson(memberStorage.read(owner, unsentKey(id))));
  return unsent.success ? unsent.data.map((entry) => ({ ...entry, state: 'failed' as const })) : [];
}

export function writeUnsent(owner: string, id: string, outbox: readonly Outgoing[]): void {
  const kept = outbox.map(({ key, text, at, afterId }) => ({ key, text, at, afterId }));
  memberStorage.write(owner, unsentKey(id), kept.length > 0 ? JSON.stringify(kept) : '');
}

const draftKey = (id: string) => `chat.draft.${id}`;
const unsentKey = (id: string) => `chat.unsent.${id}`;

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
