import { fetchTownAt, searchTowns, type Town } from '../../api/contract/towns.ts';
import type { Api } from '../../api/createApi.ts';
import { toIsoCountry } from '../../lib/toIsoCountry.ts';
import type { Coordinates } from './requestPosition.ts';
import { formatTownDetail, formatTownName, roundToKilometre, toTownKey } from './town.model.ts';

/** A town that is offered for what is typed. */
export interface TownSuggestion {
  key: string;
  title: string;
  detail: string;
  /** Where it is, if that is known before it is chosen. */
  town: Town | null;
}

/** Finds towns: the operator's API, or the maps script on a site with a maps key. */
export interface TownProvider {
  /** Towns of a country for the beginning of their name, or for a postcode. */
  search: (typed: string, country: string, signal?: AbortSignal) => Promise<readonly TownSuggestion[]>;
  /** The town behind a suggestion; null where there is none. */
  locate: (suggestion: TownSuggestion) => Promise<Town | null>;
  /** The town at a position; null where there is none. No more of the position leaves the device than that takes. */
  findNearest: (position: Coordinates) => Promise<Town | null>;
}

const toSuggestion = (place: Town): TownSuggestion => ({
  key: toTownKey(place),
  title: formatTownName(place),
  detail: formatTownDetail(place),
  town: place,
});

/** Towns from the operator's own list. */
export const createApiTownProvider = (api: Pick<Api, 'call'>): TownProvider => ({
  async search(typed, country, signal) {
    const query = { q: typed, country: toIsoCountry(country) };
    return (await api.call(searchTowns, { query }, signal ? { signal } : {})).map(toSuggestion);
  },
  locate: ({ town: place }) => Promise.resolve(place),
  findNearest: async (position) => (await api.call(fetchTownAt, { query: roundToKilometre(position) }))[0] ?? null,
});
