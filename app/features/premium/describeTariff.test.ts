import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { sampleSiteValues } from '../../../tests/support/sampleSiteValues.ts';
import type { Tariff } from '../../api/contract/payments.ts';
import { site } from '../../site/site.ts';
import {
  contradictsTotal,
  describeTariff,
  exceedsMonth,
  exceedsNotice,
  findRecommended,
  isSellable,
} from './describeTariff.ts';

afterEach(() => void Object.assign(site, sampleSiteValues()));

const toTariff = (months: number, priceTotal: number, more: Partial<Tariff> = {}): Tariff => ({
  id: String(months),
  months,
  priceTotal,
  priceMonthly: Math.round(priceTotal / months),
  renewalPrice: priceTotal,
  renewalMonths: null,
  noticeDays: null,
  badge: null,
  ...more,
});

const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'AUD', 'NZD', 'ZAR', 'CZK', 'PLN', 'JPY'];
const locales = ['de-DE', 'de-AT', 'de-CH', 'fr-CH', 'cs-CZ', 'pl-PL', ...enIn(['DE', 'US', 'GB', 'ZA', 'AU', 'NZ'])];
function enIn(countries: string[]): string[] {
  return countries.map((country) => `en-${country}`);
}

/** Reads an amount back from what is shown, in minor units; the separators are those that `Intl` names for the locale. */
function parseMoney(shown: string, currency: string, locale: string): bigint {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  const decimal = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '';
  const [whole = '', fraction = ''] = decimal === '' ? [shown] : shown.split(decimal);
  const cents = fraction.replace(/\D/g, '');
  expect(cents).toHaveLength(digits);
  return BigInt(whole.replace(/\D/g, '') + cents);
}

const parsePercent = (shown: string): bigint => BigInt(shown.replace(/\D/g, ''));

/** Prices from one unit to millions: usual ones, and any others. */
const price = fc.oneof(
  fc.integer({ min: 1, max: 500_000 }),
  fc.integer({ min: 1, max: 5_000 }).map((units) => units * 100 - 1),
  fc.integer({ min: 1, max: 5_000 }).map((units) => units * 100 - 10),
  fc.integer({ min: 1, max: 2_000_000_000 }),
);
const tariff = fc
  .record({
    months: fc.oneof(fc.constantFrom(1, 2, 3, 6, 12, 24), fc.integer({ min: 1, max: 36 })),
    priceTotal: price,
    renewalPrice: fc.option(price),
    renewalMonths: fc.option(fc.constantFrom(1, 3, 12)),
  })
  .map(({ months, priceTotal, renewalPrice, renewalMonths }) =>
    toTariff(months, priceTotal, { renewalPrice: renewalPrice ?? priceTotal, renewalMonths }),
  );

test('the amounts on show never contradict each other by a cent, in any currency and locale', { tags: 'rule' }, () => {
  const seen = { rounded: 0, exact: 0, saved: 0, unsaved: 0 };
  fc.assert(
    fc.property(
      fc.array(tariff, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...currencies),
      fc.constantFrom(...locales),
      (tariffs, currency, locale) => {
        const minor = (shown: string) => parseMoney(shown, currency, locale);
        const shown = tariffs.map((each) => describeTariff(each, { tariffs, currency, locale }));
        const shortest = Math.min(...tariffs.map(({ months }) => months));
        for (const [index, description] of shown.entries()) {
          const { months, total, monthly, monthlyIsRounded, renewal, renewalMonths, saving } = description;
          const [length, sum] = [BigInt(months), minor(total)];
          expect(sum).toBe(BigInt(tariffs[index]!.priceTotal));
          expect(minor(renewal)).toBe(BigInt(tariffs[index]!.renewalPrice));
          // The months add up to the total, or, if rounded, to a little more.
          const excess = minor(monthly) * length - sum;
          expect(excess).toBeGreaterThanOrEqual(0n);
          expect(excess).toBeLessThan(length);
          expect(monthlyIsRounded).toBe(excess !== 0n);
          seen[monthlyIsRounded ? 'rounded' : 'exact'] += 1;

          // The best that the shortest one offers on its own, from what is shown of it.
          const rates = shown
            .filter((other) => other.months === shortest)
            .toSorted((a, b) => Number(minor(a.total) - minor(b.total)))
            .slice(0, 1)
            .flatMap((other) => [
              [minor(other.total), BigInt(other.months)] as const,
              [minor(other.renewal), BigInt(other.renewalMonths)] as const,
            ]);
          expect(renewalMonths).toBeGreaterThan(0);
          const [price, of] = rates.reduce((best, rate) => (rate[0] * best[1] < best[0] * rate[1] ? rate : best));
          const [reference, own] = [price * length, sum * of];
          if (months === shortest || 100n * (reference - own) < reference) {
            expect(saving).toBeNull();
            seen.unsaved += 1;
            continue;
          }
          const percent = parsePercent(saving!.percent);
          expect(minor(saving!.amount)).toBe(reference / of - sum);
          // At most the true saving, and less than one percent below it.
          expect(percent * reference).toBeLessThanOrEqual(100n * (reference - own));
          expect((percent + 1n) * reference).toBeGreaterThan(100n * (reference - own));
          expect(saving!.shortestMonths).toBe(shortest);
          seen.saved += 1;
        }
      },
    ),
    { numRuns: 600, seed: 12 },
  );
  expect(Object.values(seen).every((count) => count > 100)).toBe(true);
});

test('a total of three months that cannot be divided is about a third, rounded up', () => {
  const context = { tariffs: [toTariff(3, 10_000)], currency: 'EUR', locale: 'de-DE' };
  expect(describeTariff(context.tariffs[0]!, context)).toEqual({
    months: 3,
    total: '100,00\u00A0€',
    monthly: '33,34\u00A0€',
    monthlyIsRounded: true,
    renewal: '100,00\u00A0€',
    renewalMonths: 3,
    noticeDays: null,
    saving: null,
    bestValue: false,
  });
});

test('the saving is that against the months at the shortest one, rounded down', () => {
  const tariffs = [toTariff(1, 5990), toTariff(3, 11_970), toTariff(12, 59_700)];
  const savings = tariffs.map((each) => describeTariff(each, { tariffs, currency: 'USD', locale: 'en-US' }).saving);
  expect(savings).toEqual([
    null,
    { amount: '$60.00', percent: '33%', shortestMonths: 1 },
    { amount: '$121.80', percent: '16%', shortestMonths: 1 },
  ]);
});

test.for([
  ['the popular one', [toTariff(3, 1), toTariff(6, 1), toTariff(12, 1, { badge: 'popular' })], '12'],
  ['else the middle one', [toTariff(12, 1), toTariff(3, 1), toTariff(6, 1)], '6'],
  ['of two the shorter', [toTariff(12, 1), toTariff(3, 1)], '3'],
  ['none without a choice', [toTariff(3, 1, { badge: 'popular' })], undefined],
] as const)('recommended is %s', ([, tariffs, expected]) => {
  expect(findRecommended(tariffs)?.id).toBe(expected);
});

test.for([
  [10_000, 3333, false],
  [10_000, 3334, false],
  [10_000, 3332, true],
  [10_000, 3335, true],
  [9000, 3000, false],
  [9000, 3001, true],
] as const)(
  'three months for %i in all and %i a month contradict each other: %s',
  ([total, priceMonthly, expected]) => {
    expect(contradictsTotal(toTariff(3, total, { priceMonthly }))).toBe(expected);
  },
);

test.for([
  [toTariff(3, 1), true],
  [toTariff(0, 1), false],
  [toTariff(1.5, 1), false],
  [toTariff(3, 0), false],
  [toTariff(3, 1, { renewalMonths: 0 }), false],
] as const)('%j is sellable: %s', ([tariff, expected]) => {
  expect(isSellable(tariff)).toBe(expected);
});

test('the badge of the lowest price is that of no other tariff', () => {
  const dear = toTariff(12, 60_000, { badge: 'best_value' });
  const cheap = toTariff(6, 24_000, { badge: 'best_value' });
  const isBestValue = (tariff: Tariff) =>
    describeTariff(tariff, { tariffs: [dear, cheap], currency: 'EUR', locale: 'de-DE' }).bestValue;
  expect([dear, cheap].map(isBestValue)).toEqual([false, true]);
});

test('where the law wants Premium to go on month by month, a longer renewal is found', () => {
  Object.assign(site, { renewal: 'monthly' });
  expect([1, 3].map((renewalMonths) => exceedsMonth(toTariff(6, 20_940, { renewalMonths })))).toEqual([false, true]);
  Object.assign(site, { renewal: 'openEnded' });
  expect(exceedsMonth(toTariff(6, 20_940, { renewalMonths: 3 }))).toBe(false);
});

test.for([
  ['monthAfterTerm', 14, 14],
  ['monthAfterTerm', 28, 28],
  ['monthAfterTerm', 60, null],
  ['monthAfterTerm', 0, null],
  ['periodEnd', 60, 60],
  ['periodEnd', 168, null],
  ['none', 14, null],
  ['20businessDays', 14, null],
] as const)('where the law says %s, a notice of %i days is shown as %s', ([notice, noticeDays, expected]) => {
  Object.assign(site, { notice });
  const tariff = toTariff(6, 20_940, { noticeDays });
  expect(describeTariff(tariff, { tariffs: [], currency: 'EUR', locale: 'de-DE' }).noticeDays).toBe(expected);
  expect(exceedsNotice(tariff)).toBe(noticeDays > 28 && expected === null);
});
