import { conversationsKey, countersKey, dashboardKey, matchesKey, onlineKey, visitorsKey } from '../api/queryKeys.ts';

/** The lists of members, each with all its pages and filters. */
export const memberListKeys = [matchesKey, visitorsKey, onlineKey] as const;

/** Queries that sum up or count those lists and the conversations. */
export const relatedQueryKeys = {
  dashboard: dashboardKey,
  counters: countersKey,
  conversations: conversationsKey,
} as const;
