import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { messageImports } from './importMessages.ts';

/**
 * critical: messages that the first screen of a guest may show. deferred: those that lazy parts of the app wait for.
 * rare: those that only pages and dialogs show that few open. The others belong to pages that declare them.
 */
export type MessagePriority = keyof typeof messageImports;

/**
 * Loads the messages of a language and priority, which have a chunk of their own. The build removes those of languages
 * that the site does not have.
 */
export async function loadMessages(locale: LocaleCode, priority: MessagePriority): Promise<Messages> {
  const { messages } = await loadChunk(() => messageImports[priority](locale));
  return messages;
}
