import { supportConversationId } from '../../../../app/api/contract/conversations.ts';
import type { Answer } from '../../../../app/api/contract/questionSchemas.ts';
import type { Random } from '../seededRandom.ts';
import type { WorldMember } from './createMembers.ts';
import type { Region } from './homeRegions.ts';
import type { Relationship } from './relationships.ts';
import { sandboxTextsIn, sandboxTextsOf } from './sandboxTexts.ts';

const HOUR_MS = 3_600_000;

export interface WorldMessage {
  messageId: number;
  /** User id of the author. */
  sender: string;
  /** Empty for a picture and for a request for one. */
  text: string;
  at: number;
  type: 'text' | 'icebreaker' | 'photo_request' | 'picture' | 'decline';
  /** The picture that was sent. */
  pictureId: string | null;
  /** The answer of a profile that the message is about. */
  quote: { questionId: number; text: string } | null;
  read: boolean;
  /** Whether only premium members get the text and the picture. */
  blurred: boolean;
}

/** Content of a message: all but its place in a conversation. */
export type MessageContent = Pick<WorldMessage, 'type' | 'text' | 'pictureId' | 'quote'>;

export interface Conversation {
  id: string;
  /** Profile id of the other member; null in the support conversation, whose id is 1. */
  partnerId: string | null;
  /** Whether only premium members can read what the partner writes. */
  blurred: boolean;
  messages: WorldMessage[];
  /** Replies that are due later; `at` in milliseconds. */
  pending: { at: number; content: MessageContent }[];
}

interface ConversationSeed {
  random: Random;
  userId: string;
  premium: boolean;
  partners: readonly WorldMember[];
  /** Get marked as in contact when a conversation is created. */
  relationships: ReadonlyMap<string, Relationship>;
  /** The account's answers, by the question's id. */
  answers: ReadonlyMap<number, { answer: Answer }>;
  now: number;
}

export const textContent = (text: string): MessageContent => ({ type: 'text', text, pictureId: null, quote: null });
export const pictureContent = (pictureId: string): MessageContent => ({
  ...textContent(''),
  type: 'picture',
  pictureId,
});

const CONVERSATIONS = 6;
/** Indexes of the conversations that begin with a picture: one that everybody can see, and one that needs Premium. */
const pictureConversations: readonly number[] = [1, 2];
/** Index of the conversation that begins with a remark on an answer of the account. */
const QUOTE_CONVERSATION = 3;
/** Index of the conversation whose partner asks for money. */
const SOLICITING_CONVERSATION = 4;
/** Questions whose answers get remarks. */
const quotedQuestionIds: readonly number[] = [13, 16];

/**
 * Creates conversations with the first six partners, 3 to 23 messages each, in which each line of the partner is
 * followed by an answer to it. The first three end with an unread line of the partner. Members without Premium can read
 * the first two.
 */
export function createConversations(seed: ConversationSeed): Conversation[] {
  const { random, userId, premium, partners, relationships, now } = seed;
  return partners.slice(0, CONVERSATIONS).map((partner, index) => {
    const unread = index < 3;
    const count = index === 0 ? 23 : unread ? 2 * random.integer(1, 4) + 1 : random.integer(3, 9);
    const blurred = index > 1;
    const messages = createExchanges(seed, partner, index)
      .flat()
      .slice(0, count)
      .map((content, line): WorldMessage => {
        const own = line % 2 === 1;
        return {
          ...content,
          messageId: (index + 1) * 1000 + line + 1,
          sender: own ? userId : partner.userId,
          at: now - (index * 26 + (count - line) * 3) * HOUR_MS,
          read: !(unread && line === count - 1),
          blurred: blurred && !premium && !own,
        };
      });
    Object.assign(relationships.get(partner.profileId) ?? {}, { contacted: true, hasWritten: true });
    return { id: String(11 + index), partnerId: partner.profileId, blurred, messages, pending: [] };
  });
}

/** Creates pairs of a line of the partner and the account's answer. */
function createExchanges(
  { random, answers }: ConversationSeed,
  partner: WorldMember,
  index: number,
): [MessageContent, MessageContent][] {
  const { exchanges, thanksForPicture, remarkOnAnswer, solicitations } = sandboxTextsOf(partner);
  const first = index === SOLICITING_CONVERSATION ? solicitations : [];
  const pairs = [...first, ...random.shuffle(exchanges)].map(({ said, answered }): [MessageContent, MessageContent] => [
    textContent(said),
    textContent(answered),
  ]);
  const pictureId = pictureConversations.includes(index) ? partner.pictureIds.at(-1) : undefined;
  if (pictureId) return [[pictureContent(pictureId), textContent(thanksForPicture)], ...pairs];
  const quote = index === QUOTE_CONVERSATION ? findQuote(answers) : null;
  const { said, answered } = remarkOnAnswer;
  return quote ? [[{ ...textContent(said), quote }, textContent(answered)], ...pairs] : pairs;
}

function findQuote(answers: ConversationSeed['answers']): MessageContent['quote'] {
  for (const questionId of quotedQuestionIds) {
    const answer = answers.get(questionId)?.answer;
    const text = Array.isArray(answer) ? answer[0] : undefined;
    if (typeof text === 'string') return { questionId, text };
  }
  return null;
}

/** Whether a conversation is the one with the team, and has only its first message. */
export const isGreetingAlone = ({ id, messages }: Conversation): boolean =>
  id === supportConversationId && messages.length === 1;

/** Creates the built-in conversation with the team. */
export function createSupportConversation(home: Region, now: number): Conversation {
  const message: WorldMessage = {
    ...textContent(sandboxTextsIn(home).supportMessage),
    messageId: 1,
    sender: 'system',
    at: now - 9 * 24 * HOUR_MS,
    read: true,
    blurred: false,
  };
  return { id: supportConversationId, partnerId: null, blurred: false, messages: [message], pending: [] };
}
