import * as z from 'zod/mini';
import type { Town } from '../../../api/contract/towns.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';

const ShortText = z.string().check(z.maxLength(300));

/** A part of an address, as the places library names it. */
const AddressComponent = z.strictObject({
  long: ShortText,
  short: ShortText,
  types: z.array(ShortText).check(z.maxLength(20)),
});
const Address = z.strictObject({
  parts: z.array(AddressComponent).check(z.maxLength(40)),
  lat: z.number().check(z.minimum(-90), z.maximum(90)),
  lng: z.number().check(z.minimum(-180), z.maximum(180)),
});
export type Address = z.output<typeof Address>;

const MapsSuggestion = z.strictObject({ key: ShortText, title: ShortText, detail: ShortText });

const MessageId = z.number().check(z.int());
const MapsMessage = z.union([
  z.strictObject({ type: z.literal('broken') }),
  z.strictObject({ type: z.literal('failed'), id: MessageId }),
  z.strictObject({
    type: z.literal('suggestions'),
    id: MessageId,
    suggestions: z.array(MapsSuggestion).check(z.maxLength(20)),
  }),
  z.strictObject({ type: z.literal('address'), id: MessageId, address: z.nullable(Address) }),
]);
/** What the frame around the maps script says: all of it is broken, or the answer to one question. */
export type MapsMessage = z.output<typeof MapsMessage>;

/** What the frame is asked. */
export type MapsRequest =
  | { type: 'search'; text: string; country: string; kind: 'cities' | 'regions'; language: string }
  | { type: 'locate'; key: string; language: string }
  | { type: 'reverse'; lat: number; lng: number };

/** Reads a message of the frame, in which other people's code runs; null for anything that is none. Never throws. */
export function parseMapsMessage(data: unknown): MapsMessage | null {
  try {
    const message = MapsMessage.safeParse(data);
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}

/** The places to search: regions in the United States, else cities; a postcode is always a region. */
export const toSearchKind = (typed: string, country: string): 'cities' | 'regions' =>
  toIsoCountry(country) === 'US' || /\d/.test(typed) ? 'regions' : 'cities';

/** What names a town, the best first; not every country has every one. */
const townTypes = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'sublocality',
  'administrative_area_level_2',
];

/** The town in an address; null where it names none, or no country. */
export function toTown({ parts, lat, lng }: Address): Town | null {
  const find = (type: string) => parts.find(({ types }) => types.includes(type));
  const town = townTypes.map(find).find((part) => part !== undefined);
  const country = find('country');
  if (!town?.long || !country?.short) return null;
  return {
    country: toIsoCountry(country.short),
    city: town.long,
    region: find('administrative_area_level_1')?.long ?? null,
    zip: find('postal_code')?.long ?? null,
    lat,
    lng,
  };
}
