import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Secret of the sandbox's tokens, which may be public: they are valid nowhere else. */
const sandboxSecret = 'sandbox-tokens-open-nothing';

const Claims = z.object({
  user_id: z.string(),
  email: z.string(),
  country: z.string(),
  exp: z.number(),
  /** The id of the session that the token belongs to. */
  session: z.optional(z.string()),
  /** The number of times that the account had ended other sessions before it. */
  generation: z.optional(z.number()),
  /** The roles in the user config when the token was issued. */
  roles: z.optional(z.array(z.string())),
  /** Set in tokens that are valid for the socket only. */
  use: z.optional(z.literal('socket')),
  /** The address that the email of a confirmation link went to; only in tokens of such links. */
  confirms: z.optional(z.string()),
});
export type Claims = z.output<typeof Claims>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string) => createHmac('sha256', sandboxSecret).update(text).digest('base64url');

/** Creates a three-part token, signed with HS256. */
export function signToken(claims: Claims): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

/** Returns the claims of a token, if the sandbox signed it and it is valid for this use at `now` (ms), else null. */
export function verifyToken(token: string, now: number, use?: Claims['use']): Claims | null {
  const [head, payload, signature, ...rest] = token.split('.');
  if (!head || !payload || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(`${head}.${payload}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success && claims.data.use === use && claims.data.exp * 1000 > now ? claims.data : null;
}
