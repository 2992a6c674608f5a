import * as z from 'zod/mini';

/**
 * What may stand in a path of the API: nothing that a server or proxy could read as a separator or as `..`.
 */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** A field that may be missing; then it is null. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined): z.output<S> | null => value ?? null),
  );
}

/** Ids arrive as numbers or as text; inside the app they are text. */
export const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

export const MaybeId = maybe(Id);

/** An id on its way into a path. */
export const PathId = z.pipe(Id, z.string().check(z.regex(idPattern)));

/** The usual parameters of a path. */
export const WithId = z.object({ id: PathId });
export const WithMaybeId = z.object({ id: z.optional(PathId) });

/** Numbers that some back ends write as text. */
export const Num = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.transform(Number));

const YesOrNo = z.union([z.boolean(), z.literal([0, 1, '0', '1', ''])]);
const isYes = (value: z.output<typeof YesOrNo>) => value === true || value === 1 || value === '1';

export const MaybeNum = maybe(Num);

/** Yes or no, written as a boolean, 0 or 1, '0' or '1'; it must be there, because much depends on it. */
export const Flag = z.pipe(YesOrNo, z.transform(isYes));

/** The same where absence means no. */
export const MaybeFlag = z.pipe(
  z.nullish(YesOrNo),
  z.transform((value) => value != null && isYes(value)),
);

/** Text that may be missing. */
export const MaybeText = maybe(z.string());

/** An absolute address of the web, never of another kind such as `javascript:`. */
export const WebAddress = z.url({ protocol: /^https?$/ });

/** Short text of a status or type, which some back ends write as a number. */
export const Code = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value == null ? '' : String(value))),
);

export type Gender = 'male' | 'female';

/** Of members: 1 male, anything else female (specification, section 3). */
export const MemberGender = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): Gender => (String(value) === '1' ? 'male' : 'female')),
);

/** Of conversations the other way round: '1' female, anything else male (specification, section 3). */
export const ConversationGender = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): Gender => (String(value) === '1' ? 'female' : 'male')),
);

/** The answer of calls from which nothing but success is read. */
export const Done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
);

/** Longest list that is taken from one answer; what comes after is dropped before it is parsed. */
export const listCap = 500;

/** A list of records; null when there are none. */
/* @__NO_SIDE_EFFECTS__ */
export function list<T extends z.ZodMiniType>(item: T) {
  const capped = z.pipe(
    z.nullable(z.array(z.unknown())),
    z.transform((rows) => (rows ?? []).slice(0, listCap)),
  );
  const rows = z.pipe(capped, z.array(item) as unknown as z.ZodMiniType<z.output<T>[], unknown[]>);
  return rows as unknown as z.ZodMiniType<z.output<T>[], z.input<T>[] | null>;
}
