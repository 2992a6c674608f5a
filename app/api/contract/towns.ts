import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { CountryCode, MaybeText, Num } from './fieldSchemas.ts';
import { list } from './listSchemas.ts';

export const Town = z.object({
  country: z.string(),
  city: z.string(),
  region: MaybeText,
  zip: MaybeText,
  lat: Num,
  lng: Num,
});
export type Town = z.output<typeof Town>;

/** Towns by the beginning of their name, which is in no address of a log; used where no maps key is compiled in. */
export const searchTowns = read('searchTowns', 'POST /api/location/search', {
  body: z.object({ q: z.string().check(z.minLength(1), z.maxLength(100)), country: CountryCode }),
  response: list(Town),
  extension: true,
});

/** The nearest town, as a list of one. */
export const fetchTownAt = read('fetchTownAt', 'POST /api/location/reverse', {
  body: z.object({ lat: Num, lng: Num }),
  response: list(Town),
  extension: true,
});
