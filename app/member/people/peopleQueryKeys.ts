import { matchesKey, visitorsKey } from '../../api/queryKeys.ts';
import type { Filters } from './matchFilters.ts';

/** Query keys of this feature's server data. */
export const peopleQueryKeys = {
  matches: matchesKey,
  visitors: visitorsKey,
  filtered: (list: 'matches' | 'visitors', filters: Filters) => ['people', list, filters],
  profiles: ['people', 'profile'],
} as const;
