import type { StartQueries } from '../../routing/definePage.ts';

/** Fetches the tariffs, which the pages of an order show first. */
export const startTariffs: StartQueries = async ({ api, queryClient }) =>
  queryClient.ensureQueryData((await import('./tariffsQuery.ts')).tariffsQuery(api));
