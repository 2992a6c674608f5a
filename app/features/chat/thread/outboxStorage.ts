import * as z from 'zod/mini';
import { memberStorage } from '../../../lib/storage/memberStorage.ts';
import type { OutgoingMessage } from './thread.model.ts';

const StoredOutbox = z.array(
  z.object({ key: z.string(), text: z.string(), at: z.number(), afterId: z.nullable(z.number()) }),
);
const storageKey = (id: string) => `chat.unsent.${id}`;

/** The messages that were not delivered; all count as failed, because the page that was sending them is closed. */
export function readOutbox(owner: string, id: string): OutgoingMessage[] {
  try {
    const stored = StoredOutbox.parse(JSON.parse(memberStorage.read(owner, storageKey(id)) ?? '[]'));
    return stored.map((entry) => ({ ...entry, state: 'failed' }));
  } catch {
    return [];
  }
}

export function writeOutbox(owner: string, id: string, outbox: readonly OutgoingMessage[]): void {
  const entries = outbox.map(({ key, text, at, afterId }) => ({ key, text, at, afterId }));
  memberStorage.write(owner, storageKey(id), entries.length > 0 ? JSON.stringify(entries) : '');
}
