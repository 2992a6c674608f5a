import { expect, test } from 'vitest';
import type { CountryCode } from '../../../../brands/domains.ts';
import type { Account, Subscription } from './accountTypes.ts';
import { earliestEnd, refundAfter, toDay, toMembership, toWithdrawal } from './membership.ts';
import { listTariffs } from './tariffs.ts';

/** Six months from 5 January 2026, a Monday, for 209.40 in the currency of a country with the factor 1. */
const subscriptionIn = (country: CountryCode): Subscription => ({
  ...{
    number: 'O-1',
    tariffId: '2',
    months: 6,
    renewalMonths: listTariffs(country)[1]!.renewalMonths,
    noticeDays: null,
    provider: 'PayPal',
    beginAtOnce: true,
    endsAt: null,
  },
  receipts: new Map(),
  startedAt: Date.parse('2026-01-05T10:00:00Z'),
});

const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

type Ending = [
  CountryCode,
  cancelled: string,
  wished: string | undefined,
  end: string,
  refund: number,
  noticeDays?: number,
];

const endings: Ending[] = [
  // The first term is kept, then a month's notice, and the rest of the next months is paid back.
  ['DE', '2026-02-01', undefined, '2026-07-05', 0],
  ['DE', '2026-07-04', undefined, '2026-07-05', 0],
  ['DE', '2026-07-10', undefined, '2026-08-10', Math.ceil((20_940 * 148) / 184)],
  ['DE', '2026-12-20', undefined, '2027-01-20', 0],
  ['DE', '2026-02-01', '2026-09-30', '2026-09-30', 0],
  ['GB', '2026-02-01', undefined, '2026-07-05', 0],
  ['GB', '2026-07-10', undefined, '2027-01-05', 0],
  ['GB', '2026-02-01', '2026-09-30', '2027-01-05', 0],
  // A shorter notice of the order takes the place of the month, and a longer one does not.
  ['DE', '2026-07-10', undefined, '2026-07-24', Math.ceil((20_940 * 165) / 184), 14],
  ['DE', '2026-02-01', undefined, '2026-07-05', 0, 14],
  ['DE', '2026-07-10', undefined, '2026-08-10', Math.ceil((20_940 * 148) / 184), 60],
  // A notice before the end of the period has to be kept.
  ['GB', '2026-06-21', undefined, '2026-07-05', 0, 14],
  ['GB', '2026-06-22', undefined, '2027-01-05', 0, 14],
  ['GB', '2026-06-22', '2026-07-05', '2027-01-05', 0, 14],
  ['CH', '2026-02-01', undefined, '2026-02-01', Math.ceil((20_940 * 154) / 181), 14],
  ['CH', '2026-02-01', undefined, '2026-02-01', Math.ceil((20_940 * 154) / 181)],
  ['ZA', '2026-02-02', undefined, '2026-03-02', Math.ceil((209_400 * 125) / 181)],
  // After the first term it is paid for month by month.
  ['ZA', '2026-07-06', undefined, '2026-08-03', Math.ceil((34_900 * 2) / 31)],
  ['ZA', '2026-07-20', undefined, '2026-08-17', 0],
  // A notice as long as the period has no effect.
  ['GB', '2026-06-22', undefined, '2026-07-05', 0, 168],
];

test.for(endings)(
  'in %s a cancellation on %s, wished for %s, ends on %s and pays back %i (notice: %s)',
  {
    tags: 'rule',
  },
  ([country, cancelled, wished, day, refund, noticeDays = null]) => {
    const subscription = { ...subscriptionIn(country), noticeDays };
    const end = earliestEnd(subscription, country, at(cancelled), at(wished ?? cancelled));
    expect(toDay(end)).toBe(day);
    expect(refundAfter(subscription, country, end, at(cancelled))).toBe(refund);
  },
);

const lastPayments: [
  CountryCode,
  cancelled: string,
  wished: string | undefined,
  renewsAt: string | null,
  price: number | null,
  cancelable: boolean,
  noticeDays?: number,
][] = [
  // Of a period in which the contract ends, only the days up to the end are charged.
  ['DE', '2026-12-20', undefined, '2027-01-05', 20_940 - Math.ceil((20_940 * 166) / 181), false],
  ['ZA', '2026-07-20', undefined, '2026-08-05', 34_900 - Math.ceil((34_900 * 19) / 31), false],
  ['DE', '2026-07-10', undefined, null, null, false],
  ['GB', '2026-06-22', undefined, '2026-07-05', 20_940, false, 14],
  // As long as a sooner end is possible, it can be wished.
  ['DE', '2026-12-20', '2028-06-30', '2027-01-05', 20_940, true],
  ['GB', '2026-06-22', '2028-06-30', '2026-07-05', 20_940, true],
];

test.for(lastPayments)(
  'in %s a cancellation on %s, wished for %s, renews on %s for %s, cancelable: %s (notice: %s)',
  { tags: 'rule' },
  ([country, cancelled, wished, renewsAt, price, cancelable, noticeDays = null]) => {
    const subscription = { ...subscriptionIn(country), noticeDays };
    subscription.endsAt = earliestEnd(subscription, country, at(cancelled), at(wished ?? cancelled));
    const membership = toMembership({ subscription } as Account, country, at(cancelled));
    expect(membership).toMatchObject({ status: 'cancelled', renewsAt, price, cancelable });
  },
);

test('after a cancellation that has ended it, a Swiss order can still be withdrawn from', { tags: 'rule' }, () => {
  const subscription = { ...subscriptionIn('CH'), endsAt: at('2026-01-10') };
  const refund = 20_940 - Math.ceil((20_940 * 176) / 181);
  expect(toMembership({ subscription } as Account, 'CH', at('2026-01-15'))).toMatchObject({
    ...{ plan: 'free', contract: 'O-1', currency: 'CHF', withdrawal: { until: '2026-01-19', refund } },
  });
});

const withdrawals: [CountryCode, on: string, beginAtOnce: boolean, expected: ReturnType<typeof toWithdrawal>][] = [
  ['DE', '2026-01-05', true, { until: '2026-01-19', refund: 20_940 }],
  ['DE', '2026-01-15', true, { until: '2026-01-19', refund: Math.ceil((20_940 * 171) / 181) }],
  ['DE', '2026-01-15', false, { until: '2026-01-19', refund: 20_940 }],
  ['DE', '2026-01-19', false, { until: '2026-01-19', refund: 20_940 }],
  ['DE', '2026-01-20', true, null],
  ['CH', '2026-01-15', true, { until: '2026-01-19', refund: 20_940 }],
  ['ZA', '2026-01-12', true, { until: '2026-01-12', refund: 209_400 }],
  ['US', '2026-01-08', true, { until: '2026-01-08', refund: 20_940 }],
  ['US', '2026-01-09', true, null],
  ['AU', '2026-01-05', true, null],
  // In the United Kingdom each renewal from 1 April 2027 on can be undone, less the days used.
  ['GB', '2027-01-10', false, null],
  ['GB', '2027-07-10', false, { until: '2027-07-19', refund: Math.ceil((20_940 * 179) / 184) }],
  ['GB', '2027-07-20', true, null],
  ['DE', '2027-07-10', true, null],
];

test.for(withdrawals)(
  'in %s a withdrawal on %s, begun at once: %s, pays back %j',
  {
    tags: 'rule',
  },
  ([country, on, beginAtOnce, expected]) => {
    expect(toWithdrawal({ ...subscriptionIn(country), beginAtOnce }, country, at(on))).toEqual(expected);
  },
);
