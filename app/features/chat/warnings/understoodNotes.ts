import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';
import { openDraft } from '../../../lib/storage/openDraft.ts';

/** Number of messages beyond which the oldest is forgotten. */
const MAX_MESSAGES = 200;

const openUnderstood = (owner: string) => openDraft(owner, 'chat.understoodNotes', z.array(z.number()));

/** Remembers on this device, until the member signs out, that the note below a message is understood. */
export function markUnderstood(owner: string, messageId: number): void {
  const entry = openUnderstood(owner);
  entry.write([...(entry.read() ?? []), messageId].slice(-MAX_MESSAGES));
}

/** Whether the member has understood the note below a message. */
export function useIsUnderstood(owner: string, messageId: number): boolean {
  const read = () => openUnderstood(owner).read()?.includes(messageId) ?? false;
  return useSyncExternalStore(memberStorage.subscribe, read, read);
}
