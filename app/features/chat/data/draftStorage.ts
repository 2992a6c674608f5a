import { memberStorage } from '../../../lib/storage/memberStorage.ts';

/** Prefix of the key, before the id of the conversation. */
export const draftKeyPrefix = 'chat.draft.';
const draftStorageKey = (id: string) => draftKeyPrefix + id;

/** Reads the text that a member has typed in a conversation and not sent yet. */
export const readDraft = (owner: string, id: string): string => memberStorage.read(owner, draftStorageKey(id)) ?? '';
export const writeDraft = (owner: string, id: string, text: string): void =>
  memberStorage.write(owner, draftStorageKey(id), text.trim() === '' ? '' : text);

/** Puts a text that could not be sent back into the draft, before anything typed since. */
export function prependToDraft(owner: string, id: string, text: string): void {
  const typed = readDraft(owner, id);
  writeDraft(owner, id, typed === '' ? text : `${text}\n\n${typed}`);
}
