import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { messageImports } from './importMessages.ts';
import type { pageMessageImports } from './importPageMessages.ts';

/**
 * critical: messages that the first screen of a guest may show. deferred: those that lazy parts of the app wait for.
 * rare: those that only pages and dialogs show that few open. The others belong to pages that declare them.
 */
export type MessagePriority = keyof typeof messageImports | keyof typeof pageMessageImports;

type MessageImports = Record<string, (locale: LocaleCode) => Promise<{ messages: Messages }>>;
const imports: MessageImports = { ...messageImports };

/** Adds the imports of the messages that pages declare, which guests do not need. */
export const addMessageImports = (more: MessageImports): void => void Object.assign(imports, more);

/** Imports messages, which have a chunk of their own. The build removes those of languages that the site does not have. */
export const importMessages = (locale: LocaleCode, priority: MessagePriority) => imports[priority]!(locale);

/** Loads the messages of a language and priority. */
export async function loadMessages(locale: LocaleCode, priority: MessagePriority): Promise<Messages> {
  const { messages } = await loadChunk(() => importMessages(locale, priority));
  return messages;
}
