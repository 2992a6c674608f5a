import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReturnPath } from './parseReturnPath.ts';

test.for<[string | null, string | null]>([
  ['/membership-area/messages', '/membership-area/messages'],
  ['/membership-area/messages/42', '/membership-area/messages/42'],
  ['/membership-area/member-profile/profile/7/gallery', '/membership-area/member-profile/profile/7/gallery'],
  ['/premium-plans/plans', '/premium-plans/plans'],
  ['/personality-test/3', '/personality-test/3'],
  [null, null],
  ['', null],
  ['/', null],
  ['/membership-area', null],
  ['membership-area/messages', null],
  ['/membership-area/messages/', null],
  ['/membership-area/messages?x=1', null],
  ['/membership-area/messages#x', null],
  ['/membership-area/./messages', null],
  ['/membership-area/%6dessages', null],
  ['/membership-area/messages/..', null],
  ['//evil.example/membership-area/messages', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['https://evil.example/membership-area/messages', null],
  ['javascript:alert(1)', null],
  ['/logout', null],
  ['/login', null],
  ['/magiclink/abc', null],
  ['/resetPassword/abc', null],
  ['/completePayment/abc', null],
  ['/error/404', null],
  ['/no-such-page', null],
  [` ${'/membership-area/messages'}`, null],
  [`/membership-area/messages/${'a'.repeat(300)}`, null],
])('%j leads to %j', ([written, expected]) => {
  expect(parseReturnPath(written)).toBe(expected);
});

test('no text leads to another site', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath(), fc.string({ unit: 'binary' })), (written) => {
      const path = parseReturnPath(written);
      return path === null || new URL(path, 'https://a.example').href === `https://a.example${written}`;
    }),
    { numRuns: 5000 },
  );
});
