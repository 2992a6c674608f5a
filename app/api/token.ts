import { jwtDecode } from 'jwt-decode';
import * as z from 'zod/mini';

/** Claims of the token. `exp` is in seconds. */
export const Claims = z.object({
  user_id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  email: z.string(),
  country: z.string(),
  exp: z.number(),
});
export type Claims = z.output<typeof Claims>;

export type TokenReading = { kind: 'valid'; raw: string; claims: Claims } | { kind: 'expired' } | { kind: 'invalid' };

const threeParts = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const lastSecond = 8.64e12;

/**
 * Reads a stored token. A valid one has three parts, a payload that decodes as JSON, all claims, and an `exp` in the
 * future that a Date can hold. The signature is not verified. Never throws.
 *
 * @param now milliseconds
 * @param skew milliseconds after `exp` until the token counts as expired
 */
export function readToken(raw: string | null, now: number, skew = 0): TokenReading {
  if (raw === null || raw.length > 8192 || !threeParts.test(raw)) return { kind: 'invalid' };
  const claims = Claims.safeParse(decode(raw));
  if (!claims.success || !(claims.data.exp > 0 && claims.data.exp <= lastSecond)) return { kind: 'invalid' };
  if (claims.data.exp * 1000 + skew <= now) return { kind: 'expired' };
  return { kind: 'valid', raw, claims: claims.data };
}

function decode(raw: string): unknown {
  try {
    return jwtDecode(raw);
  } catch {
    return undefined;
  }
}
