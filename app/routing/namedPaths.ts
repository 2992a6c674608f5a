import { pathTo } from './routeTable.ts';

/** The query that marks a fresh registration (app/README.md, "Guard rules"). */
export const registrationParam = 'reg=1';
const [registrationParamName = '', registrationParamValue] = registrationParam.split('=');

export const hasRegistrationParam = (search: string): boolean =>
  new URLSearchParams(search).get(registrationParamName) === registrationParamValue;

/** The query without the mark: empty, or with its question mark. */
export function stripRegistrationParam(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(registrationParamName);
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
  matchesAfterRegistration: `${pathTo('matches')}?${registrationParam}`,
} as const;
