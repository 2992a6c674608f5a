import * as z from 'zod/mini';

/** Rows of a page of a list, and messages of a page of a conversation; a shorter page is the last (reading 12). */
export const PAGE_SIZE = 10;

/** Most rows read from one list; the rest is dropped before parsing. */
export const MAX_LIST_ITEMS = 500;

/** A list of records. A server may send null for an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(item: T) {
  const capped = z.pipe(
    z.nullable(z.array(z.unknown())),
    z.transform((rows) => (rows ?? []).slice(0, MAX_LIST_ITEMS)),
  );
  const rows = z.pipe(capped, z.array(item) as unknown as z.ZodMiniType<z.output<T>[], unknown[]>);
  return rows as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[] | null>;
}
