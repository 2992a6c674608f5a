import type { StartQueries } from '../../routing/definePage.ts';

/** Requests what the pages of an order show first: the tariffs. */
export const startTariffs: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureQueryData((await import('./tariffsQuery.ts')).tariffsQuery(api));
