import type { Dashboard, DashboardMessage, ListedMember } from '../../api/contract/memberLists.ts';

/** How many of each the dashboard shows. */
const MAX_CARDS_PER_SECTION = 3;
/** With so few messages, or fewer, the team says hello. */
const MAX_MESSAGES_WITH_WELCOME = 2;

/** Made on this device, never sent, never counted as new (reading 21). */
export interface WelcomeMessage {
  sender: string;
  subject: string;
  content: string;
  /** Nobody can answer it. */
  blockSend: true;
  birthday: null;
  entertainment: null;
  photo_id: null;
  type: '';
  status: '4';
  read: '1';
}

type DashboardMessageEntry =
  | { kind: 'message'; key: string; message: DashboardMessage }
  | { kind: 'welcome'; key: string; message: WelcomeMessage };

export interface DashboardView {
  matches: readonly ListedMember[];
  visitors: readonly ListedMember[];
  messages: readonly DashboardMessageEntry[];
}

export type WelcomeText = Pick<WelcomeMessage, 'sender' | 'subject' | 'content'>;

const createWelcomeMessage = (text: WelcomeText): WelcomeMessage => ({
  ...text,
  blockSend: true,
  birthday: null,
  entertainment: null,
  photo_id: null,
  type: '',
  status: '4',
  read: '1',
});

/** The first three of each kind, and the team's welcome after the messages while there are few. */
export function toDashboardView({ matches, visitors, messages }: Dashboard, welcome: WelcomeText): DashboardView {
  const entries = messages
    .slice(0, MAX_CARDS_PER_SECTION)
    .map((message): DashboardMessageEntry => ({ kind: 'message', key: message.conversation_id, message }));
  return {
    matches: matches.slice(0, MAX_CARDS_PER_SECTION),
    visitors: visitors.slice(0, MAX_CARDS_PER_SECTION),
    messages:
      messages.length <= MAX_MESSAGES_WITH_WELCOME
        ? [...entries, { kind: 'welcome', key: 'welcome', message: createWelcomeMessage(welcome) }]
        : entries,
  };
}
