import { findPlaceAt, type Place, searchPlaces } from '../api/contract/places.ts';
import type { Api } from '../api/createApi.ts';
import { toIsoCountry } from '../lib/toIsoCountry.ts';
import { blur, detailOfPlace, keyOfPlace, nameOfPlace } from './place.model.ts';
import type { Position } from './readPosition.ts';

/** A town that is offered for what is typed. */
export interface Suggestion {
  key: string;
  title: string;
  detail: string;
  /** Where it is, if that is known before it is chosen. */
  place: Place | null;
}

/** Finds towns: the operator's API, or the maps script on a site with a maps key. */
export interface PlaceProvider {
  /** Towns of a country for the beginning of their name, or for a postcode. */
  search: (typed: string, country: string, signal?: AbortSignal) => Promise<readonly Suggestion[]>;
  /** The town behind a suggestion; null where there is none. */
  locate: (suggestion: Suggestion) => Promise<Place | null>;
  /** The town at a position; null where there is none. No more of the position leaves the device than that takes. */
  reverse: (position: Position) => Promise<Place | null>;
}

const toSuggestion = (place: Place): Suggestion => ({
  key: keyOfPlace(place),
  title: nameOfPlace(place),
  detail: detailOfPlace(place),
  place,
});

/** Towns from the operator's own list. */
export const apiPlaces = (api: Pick<Api, 'call'>): PlaceProvider => ({
  async search(typed, country, signal) {
    const query = { q: typed, country: toIsoCountry(country) };
    return (await api.call(searchPlaces, { query }, signal ? { signal } : {})).map(toSuggestion);
  },
  locate: ({ place }) => Promise.resolve(place),
  reverse: async (position) => (await api.call(findPlaceAt, { query: blur(position) }))[0] ?? null,
});
