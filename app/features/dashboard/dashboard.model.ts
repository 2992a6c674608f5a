import type { Dashboard, DashboardMessage, Member } from '../../api/contract/lists.ts';

/** How many of each the dashboard shows. */
const shown = 3;
/** With so few messages, or fewer, the team says hello. */
const fewMessages = 2;

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

type MessageEntry =
  | { kind: 'message'; key: string; message: DashboardMessage }
  | { kind: 'welcome'; key: string; message: WelcomeMessage };

export interface DashboardView {
  matches: readonly Member[];
  visitors: readonly Member[];
  messages: readonly MessageEntry[];
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
    .slice(0, shown)
    .map((message): MessageEntry => ({ kind: 'message', key: message.conversation_id, message }));
  return {
    matches: matches.slice(0, shown),
    visitors: visitors.slice(0, shown),
    messages:
      messages.length <= fewMessages
        ? [...entries, { kind: 'welcome', key: 'welcome', message: createWelcomeMessage(welcome) }]
        : entries,
  };
}
