import { jwtDecode } from 'jwt-decode';

/** Claims of the token. */
export interface Claims {
  userId: string;
  email: string;
  country: string;
  /** End of the token's validity, in epoch seconds. */
  exp: number;
}

export type ParsedToken = { kind: 'valid'; raw: string; claims: Claims } | { kind: 'expired' } | { kind: 'invalid' };

export const MAX_TOKEN_LENGTH = 8192;
const jwtPattern = /^[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+$/;
const MAX_EXP_S = 8.64e12;

/**
 * Parses a token. A valid one has three parts, a payload that decodes as JSON, all claims, and an `exp` in the future
 * that a Date can hold. The signature is not verified. Never throws.
 *
 * @param now time in milliseconds
 * @param leewayMs milliseconds after `exp` until the token counts as expired
 */
export function parseToken(raw: string | null, now: number, leewayMs = 0): ParsedToken {
  if (raw === null || raw.length > MAX_TOKEN_LENGTH || !jwtPattern.test(raw)) return { kind: 'invalid' };
  const claims = parseClaims(decodePayload(raw));
  if (claims === null) return { kind: 'invalid' };
  return claims.exp * 1000 + leewayMs <= now ? { kind: 'expired' } : { kind: 'valid', raw, claims };
}

/**
 * Parses the claims without the schema library of all other answers, because every first page of a guest would load it.
 */
function parseClaims(payload: unknown): Claims | null {
  if (typeof payload !== 'object' || payload === null) return null;
  const { user_id: userId, email, country, exp } = payload as Readonly<Record<string, unknown>>;
  const isId = typeof userId === 'string' || Number.isFinite(userId);
  const isTime = typeof exp === 'number' && exp > 0 && exp <= MAX_EXP_S;
  if (!isId || typeof email !== 'string' || typeof country !== 'string' || !isTime) return null;
  return { userId: String(userId), email, country, exp };
}

function decodePayload(raw: string): unknown {
  try {
    return jwtDecode(raw);
  } catch {
    return undefined;
  }
}
