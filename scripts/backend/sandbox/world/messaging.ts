import type { Account } from './accountTypes.ts';
import {
  type Conversation,
  type MessageContent,
  pictureContent,
  textContent,
  type WorldMessage,
} from './createConversations.ts';
import type { WorldMember } from './createMembers.ts';
import { findMember, type World } from './createWorld.ts';
import { isPremium } from './membership.ts';
import { isBlocked } from './relationships.ts';
import { sandboxTextsIn, sandboxTextsOf } from './sandboxTexts.ts';

const REPLY_DELAY_MS = 6000;

/** Lists conversations, the latest first, without those with members whom a block separates from the account. */
export const listConversations = (account: Account): Conversation[] =>
  account.conversations
    .filter((conversation) => !isParted(account, conversation))
    .toSorted((a, b) => (b.messages.at(-1)?.at ?? Number.MAX_VALUE) - (a.messages.at(-1)?.at ?? Number.MAX_VALUE));

/** Whether a block separates the account and its partner. */
function isParted({ relationships }: Account, { partnerId }: Conversation): boolean {
  const relationship = relationships.get(partnerId ?? '');
  return relationship !== undefined && isBlocked(relationship);
}

/** Whether a conversation is new: its last message is the partner's and unread. */
export function hasUnread({ messages }: Conversation, { userId }: Account): boolean {
  const last = messages.at(-1);
  return last !== undefined && last.sender !== userId && !last.read;
}

/**
 * Returns the time of the partner's first message since the account last wrote; null if the partner does not wait for an
 * answer: not after a kind no, and never the team, a blocked or a removed member.
 */
export function waitsSince(conversation: Conversation, account: Account): number | null {
  const { partnerId, messages } = conversation;
  if (partnerId === null || isParted(account, conversation) || account.relationships.get(partnerId)?.deleted)
    return null;
  const isOwn = ({ sender }: WorldMessage) => sender === account.userId;
  if (messages.some((message) => isOwn(message) && message.type === 'decline')) return null;
  return messages[messages.findLastIndex(isOwn) + 1]?.at ?? null;
}

/** Lists conversations whose partners wait for an answer, the longest wait first. */
export const listWaitingConversations = (account: Account): Conversation[] =>
  account.conversations
    .filter((conversation) => waitsSince(conversation, account) !== null)
    .toSorted((a, b) => waitsSince(a, account)! - waitsSince(b, account)!);

/** Finds the conversation of an account with a member, or creates it. */
export function findOrCreateConversation(world: World, account: Account, profileId: string): Conversation {
  const existing = account.conversations.find(({ partnerId }) => partnerId === profileId);
  if (existing) return existing;
  const conversation: Conversation = {
    id: String(world.nextId()),
    partnerId: profileId,
    blurred: true,
    messages: [],
    pending: [],
  };
  account.conversations.push(conversation);
  return conversation;
}

/** Adds a message of the account; the partner replies some seconds later. */
export function writeMessage(world: World, account: Account, conversation: Conversation, text: string): void {
  const partner = findPartner(world, conversation);
  const { replies } = partner ? sandboxTextsOf(partner) : sandboxTextsIn(world.home);
  send(
    world,
    account,
    conversation,
    textContent(text),
    textContent(replies[conversation.messages.length % replies.length]!),
  );
}

/** Asks a member the icebreaker of an index; the member answers this question. Undefined if there is none. */
export function sendIcebreakerQuestion(
  world: World,
  account: Account,
  member: WorldMember,
  index: number,
): Conversation | undefined {
  const icebreaker = sandboxTextsOf(member).icebreakers[index];
  if (!icebreaker) return undefined;
  const conversation = findOrCreateConversation(world, account, member.profileId);
  const question: MessageContent = { ...textContent(icebreaker.question), type: 'icebreaker' };
  send(world, account, conversation, question, textContent(icebreaker.answer));
  return conversation;
}

/** Sends a kind no in the partner's language, to which the partner does not reply. */
export function writeDecline(world: World, account: Account, conversation: Conversation): void {
  const partner = findPartner(world, conversation);
  const content: MessageContent = {
    ...textContent((partner ? sandboxTextsOf(partner) : sandboxTextsIn(world.home)).kindNo),
    type: 'decline',
  };
  conversation.messages.push(createMessage(world, account.userId, content, { read: true, blurred: false }));
}

/** Asks a member for a picture; the member sends one, or says that there is none. */
export function sendPhotoRequest(world: World, account: Account, member: WorldMember): Conversation {
  const conversation = findOrCreateConversation(world, account, member.profileId);
  const pictureId = member.pictureIds.at(-1);
  const reply = pictureId ? pictureContent(pictureId) : textContent(sandboxTextsOf(member).noPictureYet);
  send(world, account, conversation, { ...textContent(''), type: 'photo_request' }, reply);
  return conversation;
}

/** Schedules a message of a member to the account, due at once. */
export function scheduleMessage(world: World, account: Account, member: WorldMember): void {
  const { said } = world.random.pick(sandboxTextsOf(member).exchanges);
  findOrCreateConversation(world, account, member.profileId).pending.push({
    at: world.now(),
    content: textContent(said),
  });
}

/** Delivers the due replies, but none of blocked, deleted and removed partners; returns the conversations with new messages. */
export function deliverDueReplies(world: World, account: Account): Conversation[] {
  const now = world.now();
  return account.conversations.filter((conversation) => {
    const due = conversation.pending.filter(({ at }) => at <= now);
    const partner = findPartner(world, conversation);
    if (due.length === 0 || !partner) return false;
    conversation.pending = conversation.pending.filter(({ at }) => at > now);
    const relationship = account.relationships.get(partner.profileId);
    if (partner.removedAt !== null || (relationship && (relationship.deleted || isBlocked(relationship)))) return false;
    const blurred = conversation.blurred && !isPremium(account, now);
    for (const { content } of due) {
      conversation.messages.push(createMessage(world, partner.userId, content, { read: false, blurred }));
    }
    Object.assign(relationship ?? {}, { contacted: true, hasWritten: true });
    return true;
  });
}

/**
 * Adds a message of the account, and schedules the partner's reply; the team of the support conversation never replies.
 */
function send(
  world: World,
  account: Account,
  conversation: Conversation,
  content: MessageContent,
  reply: MessageContent,
): void {
  conversation.messages.push(createMessage(world, account.userId, content, { read: true, blurred: false }));
  const partner = findPartner(world, conversation);
  if (!partner) return;
  conversation.pending.push({ at: world.now() + REPLY_DELAY_MS, content: reply });
  Object.assign(account.relationships.get(partner.profileId) ?? {}, { contacted: true });
}

const findPartner = (world: World, { partnerId }: Conversation) => findMember(world, partnerId ?? '');

function createMessage(
  world: World,
  sender: string,
  content: MessageContent,
  state: Pick<WorldMessage, 'read' | 'blurred'>,
): WorldMessage {
  return { ...content, ...state, messageId: world.nextId(), sender, at: world.now() };
}
