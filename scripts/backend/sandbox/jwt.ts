import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';

/** Not a secret: tokens of the sandbox are valid nowhere else. */
const sandboxSecret = 'sandbox-tokens-open-nothing';

const Claims = z.object({
  user_id: z.string(),
  email: z.string(),
  country: z.string(),
  exp: z.number(),
  /** Of this token only. */
  jti: z.optional(z.string()),
  /** How often the account's password had been changed before. */
  passwords: z.optional(z.number()),
  /** As in the user config when the token was issued. */
  roles: z.optional(z.array(z.string())),
  /** Set in tokens that are valid for the socket only. */
  use: z.optional(z.literal('socket')),
  /** Set in tokens of confirmation links: the address that the letter went to. */
  confirms: z.optional(z.string()),
});
export type Claims = z.output<typeof Claims>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sign = (text: string) => createHmac('sha256', sandboxSecret).update(text).digest('base64url');

/** A three-part token, signed with HS256. */
export function signToken(claims: Claims): string {
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${sign(text)}`;
}

/** The claims of a token that the sandbox signed and that is valid for this use at `now` (milliseconds), else null. */
export function verifyToken(token: string, now: number, use?: Claims['use']): Claims | null {
  const [head, payload, signature, ...rest] = token.split('.');
  if (!head || !payload || !signature || rest.length > 0) return null;
  const expected = Buffer.from(sign(`${head}.${payload}`));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const claims = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return claims.success && claims.data.use === use && claims.data.exp * 1000 > now ? claims.data : null;
}
