import { expect, test } from 'vitest';
import { toPageKey } from './toPageKey.ts';

const page = (address: string) => {
  const { pathname, search } = new URL(address, 'https://members.example');
  return toPageKey({ pathname, search });
};

test.for<[string, string, boolean]>([
  ['/membership-area/matches', '/membership-area/visitors', true],
  ['/additional-questions', '/additional-questions?place=2', true],
  ['/additional-questions?place=2', '/additional-questions?place=3', true],
  ['/additional-questions?place=2', '/additional-questions?place=2', false],
  ['/personality-test/2', '/personality-test/3', true],
  ['/membership-area/matches', '/membership-area/matches?photoFilter=1', false],
  ['/membership-area/matches?reg=1', '/membership-area/matches', false],
  ['/membership-area/messages?q=anna', '/membership-area/messages?q=ann', false],
  ['/premium-plans/plans?feature=1', '/premium-plans/plans', false],
])('from %s to %s is another page: %o', ([from, to, expected]) => {
  expect(page(from) !== page(to)).toBe(expected);
});
