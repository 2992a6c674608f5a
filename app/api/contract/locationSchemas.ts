import * as z from 'zod/mini';
import { CountryCode, MaybeText, Num } from './fieldSchemas.ts';

/** The home of a member. */
export const MemberLocation = z.object({
  country: z.string(),
  city: z.string(),
  lat: Num,
  lng: Num,
  zip: MaybeText,
});
export type MemberLocation = z.output<typeof MemberLocation>;

/** A location as it is sent; its coordinates are nested, unlike in `MemberLocation`. */
export const LocationPayload = z.object({
  country: CountryCode,
  city: z.string().check(z.minLength(1)),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  zip: z.nullish(z.string()),
});
export type LocationPayload = z.output<typeof LocationPayload>;
