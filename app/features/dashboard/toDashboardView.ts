import { isSupportConversation } from '../../api/contract/conversations.ts';
import type { Dashboard, DashboardMessage } from '../../api/contract/dashboard.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { pickPersonOfTheDay } from './pickPersonOfTheDay.ts';

const MAX_ROWS_PER_SECTION = 3;
/** Number of messages up to which the team's welcome is shown, unless one is the team's. */
const MAX_MESSAGES_WITH_WELCOME = 2;

/** The first three of each list as the server gives them, with one match shown large. */
export interface DashboardView {
  messages: DashboardMessage[];
  /** Whether the newest message waits to be read, so that it goes before everything else. */
  beginsWithMessage: boolean;
  /** Whether the team's welcome follows the messages. */
  showsWelcome: boolean;
  personOfTheDay: ListedMember | null;
  otherMatches: ListedMember[];
  visitors: ListedMember[];
}

/**
 * @param day today as yyyy-mm-dd
 * @param shownId see pickPersonOfTheDay
 */
export function toDashboardView(dashboard: Dashboard, day: string, shownId: string | null = null): DashboardView {
  const firstOf = <T>(list: readonly T[]) => list.slice(0, MAX_ROWS_PER_SECTION);
  const matches = firstOf(dashboard.matches);
  const personOfTheDay = pickPersonOfTheDay(matches, day, shownId);
  return {
    messages: firstOf(dashboard.messages),
    beginsWithMessage: dashboard.messages[0]?.read === false && !dashboard.messages[0].own,
    showsWelcome:
      dashboard.messages.length <= MAX_MESSAGES_WITH_WELCOME &&
      !dashboard.messages.some(({ conversationId }) => isSupportConversation(conversationId)),
    personOfTheDay,
    otherMatches: matches.filter((member) => member !== personOfTheDay),
    visitors: firstOf(dashboard.visitors),
  };
}
