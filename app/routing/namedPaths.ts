import { pathTo } from './routeTable.ts';

/** The query that marks a fresh registration (app/README.md, "Guard rules"). */
export const markOfRegistration = 'reg=1';
const [markName = '', markValue] = markOfRegistration.split('=');

export const hasMark = (search: string): boolean => new URLSearchParams(search).get(markName) === markValue;

/** The query without the mark: empty, or with its question mark. */
export function withoutMark(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(markName);
  return query.size > 0 ? `?${query}` : '';
}

/** The addresses that several features lead to. */
export const namedPaths = {
  login: pathTo('login'),
  logout: pathTo('logout'),
  messages: pathTo('messages'),
  activeChat: (conversationId: string) => pathTo('activeChat', { id: conversationId }),
  /** The plans; with feature=1 as the paywall of chats and favourites. */
  premiumUpgrade: (paywall = false) => pathTo('plans') + (paywall ? '?feature=1' : ''),
  /** Where a registration ends. */
  freshMatches: `${pathTo('matches')}?${markOfRegistration}`,
} as const;
