import { expect, test } from 'vitest';
import { domainNames } from '../../../../brands/domains.ts';
import { localeCodes } from '../../../../brands/languages.ts';
import { paymentProviders } from '../../../../brands/paymentProviders.ts';
import { closestValue } from './suggestValue.ts';

test.for<[written: unknown, allowed: readonly (string | number)[], expected: unknown]>([
  ['burgandy', ['berry', 'burgundy'], 'burgundy'],
  ['Burgundy', ['burgundy'], 'burgundy'],
  ['sunshine', ['berry', 'burgundy'], undefined],
  ['paypal', paymentProviders, 'PayPal'],
  ['Acquird', paymentProviders, 'Acquired'],
  ['DE', domainNames, 'de'],
  ['dee', domainNames, 'de'],
  ['xx', domainNames, undefined],
  ['us', domainNames, 'com'],
  ['gb', domainNames, 'uk'],
  ['cs', localeCodes, 'cz'],
  ['', localeCodes, undefined],
  ['50', [40, 50, 60], 50],
  [41, [40, 50, 60], 40],
  [45, [40, 50, 60], undefined],
  [62, [40, 50, 60], 60],
  [Number.POSITIVE_INFINITY, [40, 50, 60], undefined],
  [null, [1, 2], undefined],
  [{ toString: '' }, ['a'], undefined],
])('%o of %o is %o', ([written, allowed, expected]) => {
  expect(closestValue(written, allowed)).toBe(expected);
});
