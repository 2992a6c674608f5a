import * as z from 'zod/mini';
import { MaybeText, Num } from './fields.ts';

/** Where a member lives. */
export const Location = z.object({
  country: z.string(),
  city: z.string(),
  lat: Num,
  lng: Num,
  zip: MaybeText,
});
export type Location = z.output<typeof Location>;

/** A location as it is sent; its coordinates are nested, unlike in `Location`. */
export const LocationToSend = z.object({
  country: z.string().check(z.minLength(2)),
  city: z.string().check(z.minLength(1)),
  coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
  zip: z.nullish(z.string()),
});
export type LocationToSend = z.output<typeof LocationToSend>;
