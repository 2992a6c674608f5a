import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PageName } from './definePage.ts';
import { parseMagicLinkTarget } from './parseMagicLinkTarget.ts';
import { toRouteTarget } from './routeAddresses.ts';

test.for<[string | null, string | null]>([
  ['premium', '/premium-plans/plans'],
  ['messages', '/membership-area/messages'],
  ['visitors', '/membership-area/visitors'],
  ['matches', '/membership-area/matches'],
  ['gallery', '/membership-area/user-profile/profile/gallery'],
  ['/membership-area/messages/42', '/membership-area/messages/42'],
  ['/membership-area/my-account', '/membership-area/my-account'],
  ['/personality-test/3', '/personality-test/3'],
  [null, null],
  ['', null],
  ['Messages', null],
  ['constructor', null],
  ['__proto__', null],
  ['toString', null],
  ['membership-area/messages', null],
  ['/logout', null],
  ['/LOGOUT', null],
  ['/logout/', null],
  ['/magiclink/a.b.c', null],
  ['/resetPassword/x', null],
  ['/completePayment/x', null],
  ['/membership-area/messages?x=1', null],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['javascript:alert(1)', null],
])('%j leads to %j', ([written, expected]) => {
  expect(parseMagicLinkTarget(written)).toBe(expected);
});

/** Fragments of hostile addresses, which are combined into targets. */
const parts = [
  ...['/', '//', '\\', '/\\', '\\\\', '.', '..', '/..', '/./', '%2f', '%5c', '%2e%2e', '%00', '%0a', '\t', '\n', '\r'],
  ...[
    ' ',
    '\u00a0',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\uff0f',
    '\u3002',
    '@',
    ':',
    ';',
    '?',
    '#',
    '&',
    '=',
    '*',
    '~',
    '|',
  ],
  ...['http:', 'https:', 'HTTPS://', 'javascript:', 'data:text/html,', 'blob:', 'file:///', 'ws://', 'evil.example'],
  ...[
    'members.probelund.de.example',
    '@evil.example',
    '.evil.example',
    ':8443',
    '[::1]',
    '127.0.0.1',
    'xn--',
    '<script>',
  ],
  ...['/logout', '/magiclink/', '/resetPassword/', '/completePayment/', '/login', '/error/404', '/membership-area/'],
  ...['/Logout', '/MAGICLINK/x', '/resetpassword/x', '/completepayment/x', 'logout', 'returnTo=', '?target='],
  ...['/membership-area/home', '/membership-area/messages', '/membership-area/messages/', '/premium-plans/plans', '7'],
  ...['premium', 'messages', 'gallery', 'a', 'Z', '0', '_', '-', '__proto__', 'constructor', 'a'.repeat(250)],
];

const forbidden: (PageName | null)[] = [null, 'logout', 'magicLink', 'resetPassword', 'completePayment', 'login'];

describe('a million hostile targets', () => {
  const origin = 'https://members.probelund.de.example';
  const fragments = [
    ...parts,
    ...fc.sample(fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.webUrl(), fc.webPath()), {
      numRuns: 400,
      seed: 38,
    }),
  ];

  test('no target leaves the site, leads to an excluded page, or throws', { timeout: 120_000 }, () => {
    const next = createRandom(38);
    const pick = () => fragments[next() % fragments.length] ?? '';
    let accepted = 0;
    for (let round = 0; round < 1_000_000; round++) {
      let written = '';
      for (let count = (next() % 4) + 1; count > 0; count--) written += pick();
      const path = parseMagicLinkTarget(written);
      if (path === null) continue;
      accepted += 1;
      const url = new URL(path, origin);
      const { name } = toRouteTarget({ pathname: url.pathname, search: url.search });
      if (url.href !== origin + path || forbidden.includes(name)) expect.fail(`${JSON.stringify(written)} -> ${path}`);
    }
    // If nothing were accepted, the loop would prove nothing.
    expect(accepted).toBeGreaterThan(1000);
  });
});

/** Creates random numbers that are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
