import { fetchTownAt, searchTowns, type Town } from '../../api/contract/towns.ts';
import type { Api } from '../../api/createApi.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import { formatTownDetail, formatTownName, roundToKilometre, toTownKey } from './town.model.ts';

export interface Coordinates {
  lat: number;
  lng: number;
}

/** A town that is offered for a typed text. */
export interface TownSuggestion {
  key: string;
  title: string;
  detail: string;
  /** Null until `locate` is called, if the provider's search has no positions. */
  town: Town | null;
}

/** Finds towns through the operator's API, or through the maps script on a site with a maps key. */
export interface TownProvider {
  /** Searches the towns of a country by the beginning of their name, or by postcode. */
  search: (typed: string, country: string, signal?: AbortSignal) => Promise<readonly TownSuggestion[]>;
  /** Finds the town of a suggestion, or null. */
  locate: (suggestion: TownSuggestion) => Promise<Town | null>;
  /** Finds the town at a position, or null. Sends the position rounded by roundToKilometre. */
  findNearest: (position: Coordinates) => Promise<Town | null>;
}

const toSuggestion = (town: Town): TownSuggestion => ({
  key: toTownKey(town),
  title: formatTownName(town),
  detail: formatTownDetail(town),
  town,
});

/** Creates a provider of towns from the operator's API. */
export const createApiTownProvider = (api: Pick<Api, 'call'>): TownProvider => ({
  async search(typed, country, signal) {
    const body = { q: typed, country: toIsoCountry(country) };
    return (await api.call(searchTowns, { body }, signal ? { signal } : {})).map(toSuggestion);
  },
  locate: ({ town }) => Promise.resolve(town),
  findNearest: async (position) => (await api.call(fetchTownAt, { body: roundToKilometre(position) }))[0] ?? null,
});
