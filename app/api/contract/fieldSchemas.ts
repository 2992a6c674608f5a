import * as z from 'zod/mini';

/** Values allowed in a path: nothing that a server or proxy could read as a separator or as `..`. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** An optional field; null when it is missing. */
/* @__NO_SIDE_EFFECTS__ */
export function maybe<S extends z.ZodMiniType>(schema: S) {
  return z.pipe(
    z.nullish(schema),
    z.transform((value: z.output<S> | null | undefined): z.output<S> | null => value ?? null),
  );
}

/** Ids arrive as numbers or text; inside the app they are text. */
export const Id = z.pipe(z.union([z.string(), z.number()]), z.transform(String));

export const MaybeId = maybe(Id);

/** An id that goes into a path. */
export const PathId = z.pipe(Id, z.string().check(z.regex(idPattern)));

/** The usual path parameters. */
export const IdParams = z.object({ id: PathId });
export const OptionalIdParams = z.object({ id: z.optional(PathId) });

/** A number; some back ends send it as text. */
export const Num = z.pipe(z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))]), z.transform(Number));

const BooleanLike = z.union([z.boolean(), z.literal([0, 1, '0', '1', ''])]);
const toBoolean = (value: z.output<typeof BooleanLike>) => value === true || value === 1 || value === '1';

/** An amount of money in minor units of its currency, such as cents. Whole units with decimals are refused (reading 50). */
export const MinorUnits = z.pipe(Num, z.int());

export const MaybeNum = maybe(Num);

/** Yes or no, written as a boolean, 0 or 1, '0' or '1'; it must be there, because much depends on it. */
export const Flag = z.pipe(BooleanLike, z.transform(toBoolean));

/** A flag whose absence means false. */
export const MaybeFlag = z.pipe(
  z.nullish(BooleanLike),
  z.transform((value) => value != null && toBoolean(value)),
);

export const MaybeText = maybe(z.string());

/** A country as it is sent: its code of two letters, in upper case; the United Kingdom is GB (reading 51). */
export const CountryCode = z.string().check(z.regex(/^(?!UK)[A-Z]{2}$/));

/** An absolute http or https address; other schemes such as `javascript:` are refused. */
export const HttpUrl = z.url({ protocol: /^https?$/ });

export const USERNAME_LENGTH = { min: 2, max: 32 } as const;

/** The name of a member, as it is sent. */
export const Username = z.string().check(z.trim(), z.minLength(USERNAME_LENGTH.min), z.maxLength(USERNAME_LENGTH.max));

/** Characters of what a member writes to the team, such as a reason or an objection. */
export const MAX_STATEMENT_LENGTH = 2000;

/** A new password, as it is sent; app/lib/validatePassword.ts demands more. */
export const NewPassword = z.string().check(z.minLength(8), z.maxLength(200));

/** A status or type; some back ends send it as a number. Empty when missing. */
export const Code = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value == null ? '' : String(value))),
);

export type Gender = 'male' | 'female';

/** Encoding of members: 1 is male, anything else female. Conversations use the opposite one. */
export const MemberGender = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): Gender => (String(value) === '1' ? 'male' : 'female')),
);

/** Encoding of conversations: '1' is female, anything else male. */
export const ConversationGender = z.pipe(
  z.nullish(z.union([z.number(), z.string()])),
  z.transform((value): Gender => (String(value) === '1' ? 'female' : 'male')),
);

/** The response of calls of which only success matters. */
export const Done = z.pipe(
  z.unknown(),
  z.transform((): true => true),
);
