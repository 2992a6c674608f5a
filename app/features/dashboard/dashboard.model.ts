import type { Dashboard, DashboardMessage, ListedMember } from '../../api/contract/memberLists.ts';

const MAX_CARDS_PER_SECTION = 3;
/** The welcome message is shown as long as there are this many messages or fewer. */
const MAX_MESSAGES_WITH_WELCOME = 2;

/** Made on this device, never sent, never counted as new (reading 21). */
export interface WelcomeMessage {
  sender: string;
  subject: string;
  content: string;
}

type DashboardMessageEntry =
  | { kind: 'message'; key: string; message: DashboardMessage }
  | { kind: 'welcome'; key: string; message: WelcomeMessage };

export interface DashboardView {
  matches: readonly ListedMember[];
  visitors: readonly ListedMember[];
  messages: readonly DashboardMessageEntry[];
}

/** The first three matches, visitors and messages; while there are few messages, the team's welcome follows them. */
export function toDashboardView({ matches, visitors, messages }: Dashboard, welcome: WelcomeMessage): DashboardView {
  const entries = messages
    .slice(0, MAX_CARDS_PER_SECTION)
    .map((message): DashboardMessageEntry => ({ kind: 'message', key: message.conversation_id, message }));
  return {
    matches: matches.slice(0, MAX_CARDS_PER_SECTION),
    visitors: visitors.slice(0, MAX_CARDS_PER_SECTION),
    messages:
      messages.length <= MAX_MESSAGES_WITH_WELCOME
        ? [...entries, { kind: 'welcome', key: 'welcome', message: welcome }]
        : entries,
  };
}
