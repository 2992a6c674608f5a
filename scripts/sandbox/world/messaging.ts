import { languages } from '../../../brands/languages.ts';
import type { Account } from './accounts.ts';
import type { Conversation, WorldMessage } from './conversations.ts';
import { findMember, type World } from './createWorld.ts';
import type { WorldMember } from './members.ts';

const REPLY_DELAY_MS = 6000;

/** The latest first. */
export const listConversations = ({ conversations }: Account): Conversation[] =>
  conversations.toSorted(
    (a, b) => (b.messages.at(-1)?.at ?? Number.MAX_VALUE) - (a.messages.at(-1)?.at ?? Number.MAX_VALUE),
  );

/** The conversation of an account with a member; a new one if there is none. */
export function findOrCreateConversation(world: World, account: Account, profileId: string): Conversation {
  const existing = account.conversations.find(({ partnerId }) => partnerId === profileId);
  if (existing) return existing;
  const conversation: Conversation = {
    id: String(world.nextId()),
    partnerId: profileId,
    isNew: false,
    blurred: !account.premium,
    messages: [],
    pending: [],
  };
  account.conversations.push(conversation);
  return conversation;
}

/** Adds a message of the account; the partner replies some seconds later. */
export function writeMessage(
  world: World,
  account: Account,
  conversation: Conversation,
  text: string,
  type: WorldMessage['type'] = 'text',
) {
  const now = world.now();
  conversation.messages.push(createMessage(world, account.userId, text, type, true, false));
  const partner = findMember(world, conversation.partnerId ?? '');
  const replies = languages[partner?.language ?? world.home.language].sandbox.replies;
  if (partner)
    conversation.pending.push({
      at: now + REPLY_DELAY_MS,
      text: replies[conversation.messages.length % replies.length]!,
    });
}

/** Schedules a message of a member to the account, due at once. */
export function scheduleMessage(world: World, account: Account, { profileId, language }: WorldMember): void {
  const text = world.random.pick(languages[language].sandbox.messages);
  findOrCreateConversation(world, account, profileId).pending.push({ at: world.now(), text });
}

/** Delivers the due replies; returns the conversations with new messages. */
export function deliverDueReplies(world: World, account: Account): Conversation[] {
  const now = world.now();
  return account.conversations.filter((conversation) => {
    const due = conversation.pending.filter(({ at }) => at <= now);
    const partner = findMember(world, conversation.partnerId ?? '');
    if (due.length === 0 || !partner) return false;
    conversation.pending = conversation.pending.filter(({ at }) => at > now);
    for (const { text } of due) {
      conversation.messages.push(createMessage(world, partner.userId, text, 'text', false, conversation.blurred));
    }
    conversation.isNew = true;
    return true;
  });
}

function createMessage(
  world: World,
  sender: string,
  text: string,
  type: WorldMessage['type'],
  read: boolean,
  blurred: boolean,
): WorldMessage {
  return { messageId: world.nextId(), sender, text, at: world.now(), type, read, blurred };
}
