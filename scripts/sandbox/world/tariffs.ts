import type * as z from 'zod/mini';
import type { Membership } from '../../../app/api/contract/accountSettings.ts';
import type { Tariffs } from '../../../app/api/contract/payments.ts';
import { factsByCountry } from '../../config/domainFacts.ts';
import type { Account } from './accounts.ts';

/** Factors that make prices in a weaker currency about equal. */
const priceFactors: Readonly<Record<string, number>> = { ZA: 10, CZ: 25, PL: 4 };

const baseTariffs = [
  { id: '1', months: 3, monthly: 4990 },
  { id: '2', months: 6, monthly: 3490, badge: 'popular' },
  { id: '3', months: 12, monthly: 2490, badge: 'best_value' },
];

export const currencyOf = (country: string): string => factsByCountry.get(country)?.currency ?? 'EUR';

/** The tariffs with prices in minor units of the country's currency. */
export function listTariffs(country: string): NonNullable<z.input<typeof Tariffs>['tariffs']> {
  const factor = priceFactors[country] ?? 1;
  return baseTariffs.map(({ id, months, monthly, badge = null }) => ({
    id,
    months,
    priceTotal: months * monthly * factor,
    priceMonthly: monthly * factor,
    renewalPrice: months * monthly * factor,
    badge,
  }));
}

/** The account's membership. */
export function toMembership(account: Account, country: string, now: number): z.input<typeof Membership> {
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
