import { type MemberStorage, memberStorage } from '../lib/storage/memberStorage.ts';

/** The beginning of the names of drafts of answers. */
export const draftPrefix = 'answer/';

/** Discards the drafts of all answers of a member, for pages that show no questions. */
export function discardAnswerDrafts(userId: string, storage: MemberStorage = memberStorage): void {
  for (const [name] of storage.readAll(userId)) if (name.startsWith(draftPrefix)) storage.write(userId, name, '');
}
