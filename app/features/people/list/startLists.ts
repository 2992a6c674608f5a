import { parseFilters } from '../../../member/people/matchFilters.ts';
import type { StartQueries } from '../../../routing/definePage.ts';
import { claimMatchGenerationAtom, onlinePeopleQuery, peoplePagesQuery } from './peopleQueries.ts';

type StartContext = Parameters<StartQueries>[0];

/** Fetches the first page of matches or visitors for the address. */
export async function startPages(list: 'matches' | 'visitors', { api, store, queryClient, search }: StartContext) {
  const mayGenerate = () => store.set(claimMatchGenerationAtom);
  await queryClient.ensureInfiniteQueryData(peoplePagesQuery(api, list, parseFilters(search), mayGenerate));
}

export const startOnline = ({ api, queryClient }: StartContext) => queryClient.ensureQueryData(onlinePeopleQuery(api));
