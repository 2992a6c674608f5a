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

export type ParsedToken = { kind: 'valid'; raw: string; claims: Claims } | { kind: 'expired' } | { kind: 'invalid' };

export const MAX_TOKEN_LENGTH = 8192;
const jwtPattern = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const MAX_EXP_S = 8.64e12;

/**
 * Parses a token. A valid one has three parts, a payload that decodes as JSON, all claims, and an `exp` in the future
 * that a Date can hold. The signature is not verified. Never throws.
 *
 * @param now milliseconds
 * @param leewayMs milliseconds after `exp` until the token counts as expired
 */
export function parseToken(raw: string | null, now: number, leewayMs = 0): ParsedToken {
  if (raw === null || raw.length > MAX_TOKEN_LENGTH || !jwtPattern.test(raw)) return { kind: 'invalid' };
  const claims = Claims.safeParse(decodePayload(raw));
  if (!claims.success || !(claims.data.exp > 0 && claims.data.exp <= MAX_EXP_S)) return { kind: 'invalid' };
  if (claims.data.exp * 1000 + leewayMs <= now) return { kind: 'expired' };
  return { kind: 'valid', raw, claims: claims.data };
}

function decodePayload(raw: string): unknown {
  try {
    return jwtDecode(raw);
  } catch {
    return undefined;
  }
}
