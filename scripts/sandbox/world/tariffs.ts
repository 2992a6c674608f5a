import type * as z from 'zod/mini';
import type { Membership } from '../../../app/api/contract/accountSettings.ts';
import type { Tariffs } from '../../../app/api/contract/payments.ts';
import { type CountryCode, factsByCountry } from '../../../brands/domains.ts';
import type { Account } from './accounts.ts';

const baseTariffs = [
  { id: '1', months: 3, monthly: 4990 },
  { id: '2', months: 6, monthly: 3490, badge: 'popular' },
  { id: '3', months: 12, monthly: 2490, badge: 'best_value' },
];

export const currencyOf = (country: CountryCode): string => factsByCountry[country].currency;

/** The tariffs with prices in minor units of the country's currency. */
export function listTariffs(country: CountryCode): NonNullable<z.input<typeof Tariffs>['tariffs']> {
  const { priceFactor = 1 } = factsByCountry[country];
  return baseTariffs.map(({ id, months, monthly, badge = null }) => ({
    id,
    months,
    priceTotal: months * monthly * priceFactor,
    priceMonthly: monthly * priceFactor,
    renewalPrice: months * monthly * priceFactor,
    badge,
  }));
}

/** The account's membership. */
export function toMembership(account: Account, country: CountryCode, now: number): z.input<typeof Membership> {
  const order = account.orders.findLast(({ state }) => state === 'paid');
  const tariff = listTariffs(country).find(({ id }) => id === (order?.tariffId ?? '2'))!;
  if (!account.premium) {
    return {
      plan: 'free',
      status: 'active',
      renewsAt: null,
      price: null,
      currency: null,
      provider: null,
      cancelable: false,
    };
  }
  return {
    plan: 'premium',
    status: account.membershipCancelled ? 'cancelled' : 'active',
    renewsAt: account.membershipCancelled ? null : addMonths(now, Number(tariff.months)),
    price: tariff.renewalPrice,
    currency: currencyOf(country),
    provider: order?.provider ?? 'PayPal',
    cancelable: !account.membershipCancelled,
  };
}

/** The day some months from `now` (milliseconds), yyyy-mm-dd. */
export function addMonths(now: number, months: number): string {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 10);
}
