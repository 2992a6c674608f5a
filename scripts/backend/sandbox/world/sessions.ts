import type { Claims } from '../jwt.ts';
import type { Account, StoredSession } from './accountTypes.ts';

/** A session lasts as long as a token. */
const SESSION_MS = 24 * 3_600_000;

/** Systems and browsers by what their User-Agent contains; the first that fits counts. */
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const;
const browsers = ['Firefox', 'Edg', 'Chrome', 'Safari'] as const;

/** Names a device in a few words that need no translation, such as "Safari, iPhone". */
function nameDevice(userAgent: string): string {
  const pick = (names: readonly string[]) => names.find((name) => userAgent.includes(name));
  return [pick(browsers)?.replace('Edg', 'Edge'), pick(systems)].filter((name) => name !== undefined).join(', ');
}

/** Remembers that a session was used. */
export function recordUse({ sessions }: Account, { session }: Claims, userAgent: string, now: number): void {
  if (session) sessions.set(session, { device: nameDevice(userAgent), lastUsedAt: now });
}

/** Lists the sessions that still work, the one that asks first and then the latest. */
export function listSessions(
  { sessions, endedSessions }: Account,
  { session: own }: Claims,
  now: number,
): (StoredSession & { id: string; current: boolean })[] {
  return [...sessions]
    .filter(([id, { lastUsedAt }]) => !endedSessions.has(id) && now - lastUsedAt < SESSION_MS)
    .map(([id, session]) => ({ id, ...session, current: id === own }))
    .sort((a, b) => Number(b.current) - Number(a.current) || b.lastUsedAt - a.lastUsedAt);
}
