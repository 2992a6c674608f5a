import { registrationParam } from '../registration/registrationParam.ts';
import { pathTo } from './routes.ts';

/** Addresses to which several features link. */
export const namedPaths = {
  messages: pathTo('messages'),
  activeChat: (conversationId: string) => pathTo('activeChat', { id: conversationId }),
  /** The answers in the member's own profile, with the likes and comments of others. */
  ownAnswers: `${pathTo('ownProfile')}#answers`,
  /** The plans; with `feature=1` as the paywall of chats and favourites. */
  premiumUpgrade: (paywall = false) => pathTo('plans') + (paywall ? '?feature=1' : ''),
  matchesAfterRegistration: `${pathTo('matches')}?${registrationParam}`,
} as const;
