import { supportConversationId } from '../../../app/api/contract/conversations.ts';
import { type LocaleCode, languages } from '../../../brands/languages.ts';
import type { Random } from '../seededRandom.ts';
import type { WorldMember } from './members.ts';

const HOUR_MS = 3_600_000;

export interface WorldMessage {
  messageId: number;
  /** User id of the author. */
  sender: string;
  text: string;
  at: number;
  type: 'text' | 'icebreaker' | 'photo_request' | 'picture';
  /** Of a picture that is sent instead of a text. */
  pictureId?: string;
  read: boolean;
  /** Whether only premium members get the text. */
  blurred: boolean;
}

export interface Conversation {
  id: string;
  /** Profile id of the other member; null in the support conversation, whose id is 1. */
  partnerId: string | null;
  isNew: boolean;
  /** Whether only premium members can read what the partner writes. */
  blurred: boolean;
  messages: WorldMessage[];
  /** Replies that are due later; `at` in milliseconds. */
  pending: { at: number; text: string }[];
}

interface ConversationSeed {
  random: Random;
  userId: string;
  premium: boolean;
  partners: readonly WorldMember[];
  now: number;
}

/** Conversations with the first six partners, 3 to 24 messages each. Members without Premium can read the first two. */
export function createConversations({ random, userId, premium, partners, now }: ConversationSeed): Conversation[] {
  return partners.slice(0, 6).map((partner, index) => {
    const blurred = !premium && index > 1;
    const count = index === 0 ? 24 : random.integer(3, 9);
    const lines = random.shuffle(languages[partner.language].sandbox.messages);
    const messages = Array.from({ length: count }, (_, line): WorldMessage => {
      const own = line % 2 === 1;
      const last = line === count - 1;
      // A picture near the end of the first conversation, and one in the first that needs Premium.
      const pictureId = (index === 0 && line === 20) || (index === 2 && line === 0) ? partner.pictureIds.at(-1) : null;
      return {
        messageId: (index + 1) * 1000 + line + 1,
        sender: own ? userId : partner.userId,
        ...(pictureId ? { text: '', pictureId } : { text: lines[line % lines.length]! }),
        at: now - (index * 26 + (count - line) * 3) * HOUR_MS,
        type: pictureId ? 'picture' : 'text',
        read: !last || own || index > 2,
        blurred: blurred && !own,
      };
    });
    return { id: String(11 + index), partnerId: partner.profileId, isNew: index < 3, blurred, messages, pending: [] };
  });
}

/** The built-in conversation with the team. */
export function createSupportConversation(language: LocaleCode, now: number): Conversation {
  const message: WorldMessage = {
    messageId: 1,
    sender: 'system',
    text: languages[language].sandbox.supportMessage,
    at: now - 9 * 24 * HOUR_MS,
    type: 'text',
    read: true,
    blurred: false,
  };
  return { id: supportConversationId, partnerId: null, isNew: false, blurred: false, messages: [message], pending: [] };
}
