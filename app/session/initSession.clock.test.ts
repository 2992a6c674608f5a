import { expect, test } from 'vitest';
import { createServerClock } from '../lib/serverClock.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { decideRoute } from '../routing/decideRoute.ts';
import { pathTo, toRouteTarget } from '../routing/routeTable.ts';
import { toViewer } from '../routing/viewer.ts';
import { reduceSession, type Session } from './session.model.ts';
import { createTokenStore } from './tokenStore.ts';

// A device whose clock is up to a month wrong: the right token signs in, the old one does not, and nobody goes in circles.

const hour = 3_600_000;
const day = 24 * hour;
const server = Date.UTC(2026, 5, 1, 12);

const makeToken = (ends: number) => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({})}.${encode({ user_id: 7, email: 'a', country: 'DE', exp: Math.floor(ends / 1000) })}.sig`;
};

const days = Array.from({ length: 61 }, (_, index) => index - 30);

test.for(days)('a device that is %i days wrong', async (wrong) => {
  const device = () => server + wrong * day;
  const fetch = async () => new Response(null, { headers: { Date: new Date(server).toUTCString() } });
  const clock = createServerClock({ url: '/assets/icon.svg', deviceNow: device, fetch });
  for (const left of [-30 * day, -hour, hour, 23 * hour]) {
    const area = new Map([['token', makeToken(server + left)]]);
    const storage = createDeviceStorage(
      () =>
        ({
          getItem: (key: string) => area.get(key) ?? null,
          setItem: (key: string, value: string) => void area.set(key, value),
          removeItem: (key: string) => void area.delete(key),
        }) as unknown as Storage,
    );
    const tokens = createTokenStore(storage, clock.now);
    // As when the app starts: a token that seems to be over is not given up before the time is known.
    const before = tokens.peek();
    expect(area.size).toBe(1);
    await clock.measure();
    const reading = tokens.read();
    expect(reading.kind).toBe(left > 0 ? 'valid' : 'expired');
    if (wrong === 0) expect(before.kind).toBe(reading.kind);

    const session: Session = reduceSession({ kind: 'guest', ended: null }, { type: 'started', token: reading });
    const shown = session.kind === 'loading' ? toMember(session) : session;
    expect(countRedirects(shown, tokens)).toBeLessThanOrEqual(1);
  }
});

const toMember = ({ claims }: Extract<Session, { kind: 'loading' }>) =>
  ({
    kind: 'member',
    claims,
    user: { premium: false, email_confirmed: true },
    settings: null,
    completion: null,
  }) as unknown as Session;

function countRedirects(session: Session, tokens: ReturnType<typeof createTokenStore>): number {
  let address = pathTo('matches');
  for (let count = 0; count < 5; count++) {
    const [pathname = '', query = ''] = address.split('?');
    const viewer = toViewer(session, tokens.read(), { mobile: false, additionalQuestionsFetched: false });
    const decision = decideRoute(viewer, toRouteTarget({ pathname, search: query && `?${query}` }));
    if (decision.type === 'allow') return count;
    address = decision.to;
  }
  return 5;
}
