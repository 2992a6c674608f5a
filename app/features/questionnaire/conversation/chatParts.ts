import { Conversation } from './Conversation.tsx';
import { EarlierConversation } from './EarlierConversation.tsx';
import { HostReaction } from './HostReaction.tsx';
import { Transcript } from './Transcript.tsx';

/** The parts of the chat that only its variant of the questionnaire loads. */
export const chatParts = { Conversation, EarlierConversation, HostReaction, Transcript };
