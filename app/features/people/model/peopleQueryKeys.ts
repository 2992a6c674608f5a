import { conversationsKey, countersKey, dashboardKey, matchesKey, visitorsKey } from '../../../api/queryKeys.ts';
import type { Filters } from './filters.model.ts';

/** Keys of this feature's server data. */
export const peopleQueryKeys = {
  matches: matchesKey,
  visitors: visitorsKey,
  online: ['people', 'online'],
  filtered: (list: 'matches' | 'visitors', filters: Filters) => ['people', list, filters],
  profile: (id: string) => ['people', 'profile', id],
  profiles: ['people', 'profile'],
  gallery: (id: string) => ['people', 'gallery', id],
  personality: (locale: string, id: string) => ['people', 'personality', locale, id],
  interests: (id: string) => ['people', 'interests', id],
  icebreakers: (id: string) => ['people', 'icebreakers', id],
} as const;

/** Of other features: what changes with what members do here. */
export const relatedQueryKeys = {
  dashboard: dashboardKey,
  counters: countersKey,
  conversations: conversationsKey,
} as const;
