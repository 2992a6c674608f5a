import { lazy } from 'react';
import { loadTranslatedChunk } from '../../../i18n/loadTranslatedChunk.ts';
import { once } from '../../../lib/once.ts';

/** Loads the parts of the chat, which the other variant of the questionnaire does not need. */
const loadChat = once(async () => (await loadTranslatedChunk(() => import('./chatParts.ts'))).chatParts);

export const Conversation = lazy(async () => ({ default: (await loadChat()).Conversation }));
export const EarlierConversation = lazy(async () => ({ default: (await loadChat()).EarlierConversation }));
export const HostReaction = lazy(async () => ({ default: (await loadChat()).HostReaction }));
export const Transcript = lazy(async () => ({ default: (await loadChat()).Transcript }));
