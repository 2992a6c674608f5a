import { expect, test } from 'vitest';
import { mayLoadThirdParty } from './mayLoadThirdParty.ts';

test.for<[string, boolean]>([
  ['/login', false],
  ['/resetPassword', false],
  ['/resetPassword/abc', false],
  ['/magiclink/abc', false],
  ['/premium-plans/plans', false],
  ['/premium-plans/checkout', false],
  ['/premium-plans/summary', false],
  ['/completePayment/abc', false],
  ['/payments-error', false],
  ['/payments-success', false],
  ['/payments-success-info', false],
  ['/membership-area/home', true],
  ['/membership-area/messages/1', true],
  ['/error/404', true],
  ['/no/such/page', true],
])('%s may load third-party scripts: %s', ([pathname, expected]) => {
  expect(mayLoadThirdParty({ pathname, search: '' })).toBe(expected);
});
