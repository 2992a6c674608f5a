/** Keys of server data that more than one feature has to do with: one shows it, another makes it out of date. */
export const accountKey = ['account'] as const;
export const conversationsKey = ['conversations'] as const;
export const countersKey = ['counters'] as const;
export const dashboardKey = ['dashboard'] as const;
/** Begins the keys of one's own answers in each language. */
export const ownAnswersKey = ['ownAnswers'] as const;
export const ownInterestsKey = ['ownInterests'] as const;
export const ownProfileKey = ['ownProfile'] as const;
export const matchesKey = ['people', 'matches'] as const;
/** Begins the keys of conversations that are open. */
export const threadKey = ['thread'] as const;
export const visitorsKey = ['people', 'visitors'] as const;
