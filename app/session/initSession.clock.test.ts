import { expect, test } from 'vitest';
import { createServerClock } from '../lib/serverClock.ts';
import { createDeviceStorage } from '../lib/storage/deviceStorage.ts';
import { decideRoute } from '../routing/decideRoute.ts';
import { pathTo, toRouteTarget } from '../routing/routeAddresses.ts';
import { toViewer } from '../routing/viewer.ts';
import { reduceSession, type Session } from './session.model.ts';
import { createTokenStore } from './tokenStore.ts';

// With a device's clock up to a month off, a valid token signs in, an expired one does not, and there is no redirect
// loop.

const hour = 3_600_000;
const day = 24 * hour;
const server = Date.UTC(2026, 5, 1, 12);

const makeToken = (expiresAt: number) => {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  return `${encode({})}.${encode({ user_id: 7, email: 'a', country: 'DE', exp: Math.floor(expiresAt / 1000) })}.sig`;
};

const days = Array.from({ length: 61 }, (_, index) => index - 30);

test.for(days)('a device whose clock is %i days off', async (daysOff) => {
  const device = () => server + daysOff * day;
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
    // As when the app starts: a token that seems expired is kept until the time is known.
    const before = tokens.peek();
    expect(area.size).toBe(1);
    await clock.measure();
    const token = tokens.read();
    expect(token.kind).toBe(left > 0 ? 'valid' : 'expired');
    if (daysOff === 0) expect(before.kind).toBe(token.kind);

    const session: Session = reduceSession({ kind: 'guest', ended: null }, { type: 'started', token: token });
    const known = session.kind === 'loading' ? toMember(session) : session;
    expect(countRedirects(known, tokens)).toBeLessThanOrEqual(1);
  }
});

const toMember = ({ claims }: Extract<Session, { kind: 'loading' }>) =>
  ({
    kind: 'member',
    claims,
    user: { premium: false, emailConfirmed: true },
    settings: null,
    completion: {
      completed: true,
      stepsFinished: 5,
      total: 5,
      additionalQuestionsShown: true,
      vitalQuestionsMissing: 0,
      questionnaireQuestionsMissing: [],
      contactDataRequired: false,
    },
  }) as unknown as Session;

function countRedirects(session: Session, tokens: ReturnType<typeof createTokenStore>): number {
  let address = pathTo('matches');
  for (let count = 0; count < 5; count++) {
    const [pathname = '', query = ''] = address.split('?');
    const viewer = toViewer(session, tokens.read(), { mobile: false, additionalQuestionsFetched: false });
    const decision = decideRoute(viewer, toRouteTarget({ pathname, search: query && `?${query}` }));
    if (decision.type === 'allow' || decision.type === 'wait') return count;
    address = decision.to;
  }
  return 5;
}
