import * as z from 'zod/mini';
import { memberStorage } from '../../lib/storage/memberStorage.ts';
import type { DetailsDraft } from './missingDetails.model.ts';

const storageKey = 'vital';

const StoredDraft = z.partial(
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

/** Details that were begun and not sent yet. */
export const missingDetailsDraft = {
  read(userId: string): Partial<DetailsDraft> {
    const draft = StoredDraft.safeParse(parseJson(memberStorage.read(userId, storageKey)));
    return draft.success ? (draft.data as Partial<DetailsDraft>) : {};
  },
  write: (userId: string, draft: DetailsDraft): void => memberStorage.write(userId, storageKey, JSON.stringify(draft)),
  forget: (userId: string): void => memberStorage.write(userId, storageKey, ''),
};

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
