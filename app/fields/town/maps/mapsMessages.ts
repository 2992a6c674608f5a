import * as z from 'zod/mini';
import type { Town } from '../../../api/contract/towns.ts';
import { toIsoCountry } from '../../../lib/toIsoCountry.ts';
import { site } from '../../../site/site.ts';

const ShortText = z.string().check(z.maxLength(300));

/** One component of an address of the places library. */
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
/** A message of the frame around the maps script: the response to one request, or that the script is broken. */
export type MapsMessage = z.output<typeof MapsMessage>;

/** A request to the frame. */
export type MapsRequest =
  | { type: 'search'; text: string; country: string; kind: 'cities' | 'regions'; language: string }
  | { type: 'locate'; key: string; language: string }
  | { type: 'reverse'; lat: number; lng: number };

/** Parses a message of the frame, in which a vendor's code runs; null for a malformed one. Never throws. */
export function parseMapsMessage(data: unknown): MapsMessage | null {
  try {
    const message = MapsMessage.safeParse(data);
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}

/** The kind of places to search: regions for postcodes and where many towns share a name, else cities. */
export const toSearchKind = (typed: string): 'cities' | 'regions' =>
  site.townsWithRegion || /\d/.test(typed) ? 'regions' : 'cities';

/** The component types that can name a town, in order of preference; they differ by country. */
const townTypes = [
  'locality',
  'postal_town',
  'administrative_area_level_3',
  'sublocality',
  'administrative_area_level_2',
];

/** The town of an address; null without a town or a country. */
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
