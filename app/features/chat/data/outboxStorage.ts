import * as z from 'zod/mini';
import { openDraft } from '../../../lib/storage/openDraft.ts';
import type { Outbox } from './reduceOutbox.ts';

const StoredOutbox = z.array(
  z.object({ key: z.string(), text: z.string(), at: z.number(), afterId: z.nullable(z.number()) }),
);
/** Prefix of the key, before the id of the conversation. */
export const outboxKeyPrefix = 'chat.unsent.';
export const openStoredOutbox = (owner: string, id: string) => openDraft(owner, outboxKeyPrefix + id, StoredOutbox);

/** Reads the stored messages, which all count as failed, because the page that was sending them is closed. */
export const readStoredOutbox = (owner: string, id: string): Outbox =>
  (openStoredOutbox(owner, id).read() ?? []).map((entry) => ({ ...entry, state: 'failed' }));
