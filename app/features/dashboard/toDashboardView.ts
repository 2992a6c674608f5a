import type { Dashboard, DashboardMessage } from '../../api/contract/dashboard.ts';
import type { ListedMember } from '../../api/contract/memberLists.ts';
import { pickPersonOfTheDay } from './pickPersonOfTheDay.ts';

const MAX_ROWS_PER_SECTION = 3;
/** The team's welcome is shown as long as there are this many messages or fewer. */
const MAX_MESSAGES_WITH_WELCOME = 2;

/** Of the first three of each list, what the start page shows; a person is there once (reading 21). */
export interface DashboardView {
  /** Unread ones first. */
  messages: DashboardMessage[];
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
  const messages = [...firstOf(dashboard.messages)].sort((one, other) => Number(one.read) - Number(other.read));
  const hasWritten = (member: ListedMember) => messages.some((message) => isFrom(message, member));
  const matches = firstOf(dashboard.matches).filter((member) => !hasWritten(member));
  const isMatch = (member: ListedMember) => matches.some(({ profile_id }) => profile_id === member.profile_id);
  const personOfTheDay = pickPersonOfTheDay(matches, day, shownId);
  return {
    messages,
    showsWelcome: dashboard.messages.length <= MAX_MESSAGES_WITH_WELCOME,
    personOfTheDay,
    otherMatches: matches.filter((member) => member !== personOfTheDay),
    visitors: firstOf(dashboard.visitors).filter((member) => !hasWritten(member) && !isMatch(member)),
  };
}

/** A message names its sender and the sender's picture, but no profile. */
const isFrom = (message: DashboardMessage, member: ListedMember): boolean =>
  message.public_path !== null && member.public_path !== null
    ? message.public_path === member.public_path
    : message.sender === member.username;
