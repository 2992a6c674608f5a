/** The first part of a query key; no other compiles. */
type QueryName =
  | 'account'
  | 'additionalQuestions'
  | 'blockedMembers'
  | 'consents'
  | 'conversations'
  | 'counters'
  | 'countryMap'
  | 'dashboard'
  | 'decisions'
  | 'email confirmed'
  | 'legal'
  | 'matchCount'
  | 'missingQuestions'
  | 'notificationUsers'
  | 'ownAnswers'
  | 'ownGallery'
  | 'ownInterests'
  | 'ownProfile'
  | 'password reset'
  /** Modules that are loaded when they are needed. */
  | 'part'
  | 'paymentReturn'
  /** Other members: their lists, profiles and what belongs to them. */
  | 'people'
  | 'preferences'
  | 'question'
  | 'sessions'
  | 'safetyNotices'
  | 'tariffs'
  | 'thread'
  | 'towns'
  | 'waiting';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...unknown[]];
    mutationKey: readonly ['openConversation' | 'pictureOrder'];
  }
}

/** Keys that more than one feature uses: one shows the data, another invalidates it. */
export const accountKey = ['account'] as const;
export const conversationsKey = ['conversations'] as const;
export const countersKey = ['counters'] as const;
export const dashboardKey = ['dashboard'] as const;
/** Prefix of the keys of the own answers, one per language. */
export const ownAnswersKey = ['ownAnswers'] as const;
export const ownInterestsKey = ['ownInterests'] as const;
/** Prefix of the keys of other members' interests. */
export const othersInterestsKey = ['people', 'interests'] as const;
export const onlineKey = ['people', 'online'] as const;
export const ownProfileKey = ['ownProfile'] as const;
export const matchesKey = ['people', 'matches'] as const;
export const safetyNoticesKey = ['safetyNotices'] as const;
/** Prefix of the keys of open conversations. */
export const threadKey = ['thread'] as const;
export const visitorsKey = ['people', 'visitors'] as const;
