/** Keys of server data that more than one feature has to do with: one shows it, another makes it out of date. */
export const countersKey = ['counters'] as const;
export const dashboardKey = ['dashboard'] as const;
export const ownProfileKey = ['ownProfile'] as const;
export const matchesKey = ['people', 'matches'] as const;
