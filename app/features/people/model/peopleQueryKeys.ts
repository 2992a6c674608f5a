import { conversationsKey, countersKey, dashboardKey, matchesKey, visitorsKey } from '../../../api/queryKeys.ts';
import type { Filters } from './matchFilters.ts';

/** Query keys of this feature's server data. */
export const peopleQueryKeys = {
  matches: matchesKey,
  visitors: visitorsKey,
  online: ['people', 'online'],
  filtered: (list: 'matches' | 'visitors', filters: Filters) => ['people', list, filters],
  profiles: ['people', 'profile'],
  icebreakers: (id: string) => ['people', 'icebreakers', id],
} as const;

/** The lists of members that this feature shows. */
export const listQueryKeys = [peopleQueryKeys.matches, peopleQueryKeys.visitors, peopleQueryKeys.online] as const;

/** Server data of other features that actions of this feature change. */
export const relatedQueryKeys = {
  dashboard: dashboardKey,
  counters: countersKey,
  conversations: conversationsKey,
} as const;
