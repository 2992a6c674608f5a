import { describe, expect, test } from 'vitest';
import { guest, type Session } from '../session/session.model.ts';
import { decideRoute, toViewer, type Viewer } from './decideRoute.ts';
import { findTarget, routeTable } from './routeTable.ts';

const to = (address: string) => {
  const { pathname, search } = new URL(address, 'https://members.probelund.de.example');
  return findTarget({ pathname, search });
};
const stranger: Viewer = { kind: 'guest', mayReturn: true, refused: false };
const leaver: Viewer = { kind: 'guest', mayReturn: false, refused: false };
const refused: Viewer = { kind: 'guest', mayReturn: true, refused: true };
const member: Viewer = { kind: 'member' };

describe('decideRoute', () => {
  test.for<[string, Viewer, string, string]>([
    ['a guest at the door', stranger, '/', '/login'],
    ['a guest', stranger, '/membership-area/home', '/login'],
    ['a guest', stranger, '/membership-area/messages/3', '/login?returnTo=%2Fmembership-area%2Fmessages%2F3'],
    ['a guest with a hostile address', stranger, '/membership-area/messages/..%2f..%2fx', '/login'],
    ['someone who signed out', leaver, '/membership-area/messages', '/login'],
    ['someone refused by the API', refused, '/membership-area/home', '/logout'],
    ['someone refused by the API', refused, '/logout', 'allow'],
    ['someone refused by the API', refused, '/login', 'allow'],
    ['a guest', stranger, '/login', 'allow'],
    ['a guest', stranger, '/resetPassword', 'allow'],
    ['a guest', stranger, '/magiclink/abc', 'allow'],
    ['a guest', stranger, '/error/404', 'allow'],
    ['a guest', stranger, '/no/such/page', 'allow'],
    ['a member', member, '/membership-area/home', 'allow'],
    ['a member', member, '/logout', 'allow'],
    ['a member', member, '/login', '/membership-area/home'],
    ['a member', member, '/login?returnTo=/membership-area/messages', '/membership-area/messages'],
    ['a member', member, '/login?returnTo=//evil.example', '/membership-area/home'],
    ['a member', member, '/login?returnTo=/logout', '/membership-area/home'],
  ])('%s (%o) at %s: %s', ([, viewer, address, expected]) => {
    const decision = decideRoute(viewer, to(address));
    expect(decision.type === 'allow' ? 'allow' : decision.to).toBe(expected);
  });

  test('whoever looks, wherever they start: they settle after one redirect, the way over Logout aside', () => {
    for (const { pattern } of Object.values(routeTable)) {
      for (const viewer of [stranger, leaver, refused, member]) {
        const first = decideRoute(viewer, to(pattern.replaceAll(/:\w+\??/g, '1')));
        if (first.type === 'redirect') expect(decideRoute(viewer, to(first.to)).type).toBe('allow');
      }
    }
  });
});

describe('toViewer', () => {
  const claims = { user_id: '7', email: 'a@b.example', country: 'DE', exp: 2e9 };
  const session = { kind: 'member', claims } as Session;
  const token = (user_id: string) => ({ kind: 'valid', raw: 'a.b.c', claims: { ...claims, user_id } }) as const;

  test.for<[string, Session, Parameters<typeof toViewer>[1], Viewer]>([
    ['their token', session, token('7'), member],
    ['the token of somebody else', session, token('8'), stranger],
    ['no token', session, { kind: 'invalid' }, stranger],
    ['a token that is over', session, { kind: 'expired' }, stranger],
    ['a token, but nobody is signed in', guest, token('7'), stranger],
    ['nothing, after an expiry', { kind: 'guest', ended: 'expired' }, { kind: 'invalid' }, stranger],
    ['nothing, after signing out', { kind: 'guest', ended: 'signedOut' }, { kind: 'invalid' }, leaver],
    ['nothing, signed out elsewhere', { kind: 'guest', ended: 'signedOutElsewhere' }, { kind: 'invalid' }, leaver],
    ['nothing, after a refusal', { kind: 'guest', ended: 'refused' }, { kind: 'invalid' }, refused],
  ])('with %s', ([, who, reading, expected]) => {
    expect(toViewer(who, reading)).toEqual(expected);
  });
});
