import * as z from 'zod/mini';
import { memberStorage } from '../../lib/memberStorage.ts';
import type { VitalDraft } from './vital.model.ts';

const key = 'vital';

const Draft = z.partial(
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
export const vitalDrafts = {
  read(userId: string): Partial<VitalDraft> {
    const draft = Draft.safeParse(parse(memberStorage.read(userId, key)));
    return draft.success ? (draft.data as Partial<VitalDraft>) : {};
  },
  write: (userId: string, draft: VitalDraft): void => memberStorage.write(userId, key, JSON.stringify(draft)),
  forget: (userId: string): void => memberStorage.write(userId, key, ''),
};

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
