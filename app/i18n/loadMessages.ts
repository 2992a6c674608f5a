import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { importCriticalMessages, importDeferredMessages, importRareMessages } from './importMessages.ts';

/**
 * critical: messages that the first screen of a guest may show. rare: those that only pages and dialogs show that few open.
 * deferred: all others; lazy parts of the app wait for them.
 */
export type MessagePriority = 'critical' | 'deferred' | 'rare';

const imports = { critical: importCriticalMessages, deferred: importDeferredMessages, rare: importRareMessages };

/**
 * Loads the messages of a language and priority, which have a chunk of their own. The build removes those of languages
 * that the site does not have.
 */
export async function loadMessages(locale: LocaleCode, priority: MessagePriority): Promise<Messages> {
  const { messages } = await loadChunk(() => imports[priority](locale));
  return messages;
}
