import * as z from 'zod/mini';
import { type Draft, openDraft } from '../../lib/storage/openDraft.ts';
import type { DetailsDraft } from './missingDetails.model.ts';

const StoredDetails = z.partial(
  z.object({
    username: z.string(),
    birthday: z.string(),
    place: z.string(),
    town: z.nullable(
      z.object({
        country: z.string(),
        city: z.string(),
        zip: z.optional(z.nullable(z.string())),
        lat: z.number(),
        lng: z.number(),
      }),
    ),
  }),
);

/** Missing details that were typed and not sent yet. */
export const openDetailsDraft = (userId: string): Draft<Partial<DetailsDraft>> =>
  openDraft(userId, 'vital', StoredDetails as z.ZodMiniType<Partial<DetailsDraft>>);
