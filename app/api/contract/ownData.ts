import * as z from 'zod/mini';
import { read } from './defineCall.ts';
import { Code, IdParams, MaybeId, MaybeText } from './fieldSchemas.ts';
import { listByKey } from './listSchemas.ts';

/** A list like `list`, but not cut after so many rows: nothing that the account holds may be missing. */
/* @__NO_SIDE_EFFECTS__ */
function wholeList<T extends z.ZodMiniType>(item: T) {
  const rows = z.pipe(
    z.pipe(
      z.nullable(z.array(z.unknown())),
      z.transform((sent) => ({ ...sent })),
    ),
    z.pipe(
      listByKey(item),
      z.transform((byIndex): z.output<T>[] => Object.values(byIndex)),
    ),
  );
  return rows as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[] | null>;
}

/** One value that the account holds. A moment is a text in ISO 8601 with its zone. */
const OwnDataField = z.object({
  key: Code,
  /** The name of the field, where the app has no words for its key. */
  name: MaybeText,
  value: z.catch(z.union([z.string(), z.number(), z.boolean(), z.null()]), null),
});
export type OwnDataField = z.output<typeof OwnDataField>;

/** Entries with the same `title` that follow each other belong together, such as the messages of a conversation. */
const OwnDataEntry = z.object({
  title: MaybeText,
  /** The id of a picture that `fetchOwnPictureFile` sends. */
  picture: MaybeId,
  fields: wholeList(OwnDataField),
});
export type OwnDataEntry = z.output<typeof OwnDataEntry>;

const OwnDataSection = z.object({
  key: Code,
  /** The title of the section, where the app has no words for its key. */
  title: MaybeText,
  entries: wholeList(OwnDataEntry),
});
export type OwnDataSection = z.output<typeof OwnDataSection>;

/** The content: sections by topic, so that a server can add one without a new app. */
export const OwnDataContent = z.object({ sections: wholeList(OwnDataSection) });

const keepAsSent = (sent: unknown) => ({ sent, content: sent });

/** The content as it was sent, which goes into the file for machines, and as it was read, which is shown. */
const OwnData = z.pipe(z.transform(keepAsSent), z.object({ sent: z.unknown(), content: OwnDataContent }));
export type OwnData = z.output<typeof OwnData>;

/** Bounds of the own data, which grow with the years. */
const large = { maxBytes: 50_000_000, attemptMs: 120_000, totalMs: 180_000 };

/** Everything that the account holds, without the pictures' bytes. */
export const fetchOwnData = read('fetchOwnData', 'GET /api/client/data', {
  response: OwnData,
  large,
  extension: true,
});

/** The bytes of one own picture, so that neither another host nor a rule of a storage can refuse them. */
export const OwnPictureFile = z.object({ type: z.string(), base64: z.string() });
export type OwnPictureFile = z.output<typeof OwnPictureFile>;

export const fetchOwnPictureFile = read('fetchOwnPictureFile', 'GET /api/client/data/pictures/:id', {
  params: IdParams,
  response: OwnPictureFile,
  large,
  extension: true,
});
