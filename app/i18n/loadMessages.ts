import type { Messages } from '@lingui/core';
import { loadChunk } from '../lib/loadChunk.ts';
import type { LocaleCode } from '../site/SiteValues.ts';
import { importCriticalMessages, importDeferredMessages } from './importMessages.ts';

/** critical: messages that the first screen of a guest may show. deferred: all others; lazy parts of the app wait for them. */
export type MessagePriority = 'critical' | 'deferred';

/** Two chunks per language; the build removes those of languages that the site does not have. */
export async function loadMessages(locale: LocaleCode, priority: MessagePriority): Promise<Messages> {
  const { messages } = await loadChunk(() =>
    priority === 'critical' ? importCriticalMessages(locale) : importDeferredMessages(locale),
  );
  return messages;
}
