import { registrationParam } from '../registration/justRegisteredParam.ts';
import { pathTo } from './routeAddresses.ts';

/** Addresses to which several features link. */
export const sharedPaths = {
  messages: pathTo('messages'),
  activeChat: (conversationId: string) => pathTo('activeChat', { id: conversationId }),
  /** The answers in the member's own profile, with the likes and comments of others. */
  ownAnswers: `${pathTo('ownProfile')}#answers`,
  /** The plans; with `feature=1` as the paywall of chats and favourites. */
  premiumUpgrade: (paywall = false) => pathTo('plans') + (paywall ? '?feature=1' : ''),
  matchesAfterRegistration: `${pathTo('matches')}?${registrationParam}`,
} as const;
