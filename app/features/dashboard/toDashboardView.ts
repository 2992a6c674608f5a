import type { Dashboard } from '../../api/contract/dashboard.ts';

const MAX_CARDS_PER_SECTION = 3;
/** The team's welcome is shown as long as there are this many messages or fewer. */
const MAX_MESSAGES_WITH_WELCOME = 2;

/** The first three matches, visitors and messages, and whether the team's welcome follows the messages (reading 21). */
export const toDashboardView = ({ matches, visitors, messages }: Dashboard) => ({
  matches: matches.slice(0, MAX_CARDS_PER_SECTION),
  visitors: visitors.slice(0, MAX_CARDS_PER_SECTION),
  messages: messages.slice(0, MAX_CARDS_PER_SECTION),
  showsWelcome: messages.length <= MAX_MESSAGES_WITH_WELCOME,
});
