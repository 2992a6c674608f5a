import * as z from 'zod/mini';

/** Rows of a page of a list, and messages of a page of a conversation; a shorter page is the last (reading 12). */
export const PAGE_SIZE = 10;

/** Most rows read from one list; the rest is dropped before parsing. */
export const MAX_LIST_ITEMS = 500;

/** A page of a list that is loaded page by page. */
export interface Page<T> {
  rows: T[];
  /** Malformed rows, which were left out. The server counts them: for the offset of the next page, and for the end. */
  leftOut: number;
}

/** Fields of the malformed rows of the answer that is being parsed; parsing is synchronous. */
let malformedFields: string[] = [];

/**
 * Applies the schema of an answer, whose lists leave malformed rows out (reading 52).
 *
 * @returns the result, and the malformed fields of the rows left out, as `username` or `question.id`
 */
export function parseLists<S extends z.ZodMiniType>(schema: S, data: unknown) {
  malformedFields = [];
  const result = schema.safeParse(data);
  return { result: result as z.core.util.SafeParseResult<z.output<S>>, malformedFields };
}

/** A list of records. Malformed ones are left out (reading 52), and a server may send null for an empty list. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(item: T) {
  return z.pipe(
    page(item),
    z.transform(({ rows }) => rows),
  );
}

/** A list like `list` that is loaded page by page. */
/* @__NO_SIDE_EFFECTS__ */
export function page<T extends z.ZodMiniType>(item: T) {
  const rows = z.pipe(
    z.nullable(z.array(z.unknown())),
    z.transform((items): Page<z.output<T>> => keepWellFormed(item, (items ?? []).slice(0, MAX_LIST_ITEMS))),
  );
  return rows as unknown as z.ZodMiniType<Page<z.output<T>>, z.input<T>[] | null>;
}

/** Records under keys instead of in a list, otherwise like `list`. */
/* @__NO_SIDE_EFFECTS__ */
export function listByKey<T extends z.ZodMiniType>(item: T) {
  const entries = z.pipe(
    z.record(z.string(), z.unknown()),
    z.transform((record) =>
      Object.fromEntries(
        Object.entries(record).flatMap(([key, each]) => keepWellFormed(item, [each]).rows.map((row) => [key, row])),
      ),
    ),
  );
  return entries as unknown as z.ZodMiniType<Record<string, z.output<T>>, Record<string, z.input<T>>>;
}

function keepWellFormed<T extends z.ZodMiniType>(item: T, items: readonly unknown[]): Page<z.output<T>> {
  const rows: z.output<T>[] = [];
  for (const each of items) {
    const parsed = item.safeParse(each);
    if (parsed.success) rows.push(parsed.data);
    else malformedFields.push(...parsed.error.issues.map(({ path }) => path.join('.') || 'the whole row'));
  }
  return { rows, leftOut: items.length - rows.length };
}
