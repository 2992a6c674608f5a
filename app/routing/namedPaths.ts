import { registrationParam } from '../registration/registrationParam.ts';
import { pathTo } from './routes.ts';

/** The addresses that several features lead to. */
export const namedPaths = {
  messages: pathTo('messages'),
  activeChat: (conversationId: string) => pathTo('activeChat', { id: conversationId }),
  /** The answers of the own profile that others read, with what they said of them. */
  ownAnswers: `${pathTo('ownProfile')}#answers`,
  /** The plans; with feature=1 as the paywall of chats and favourites. */
  premiumUpgrade: (paywall = false) => pathTo('plans') + (paywall ? '?feature=1' : ''),
  matchesAfterRegistration: `${pathTo('matches')}?${registrationParam}`,
} as const;
