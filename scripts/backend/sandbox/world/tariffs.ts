import type * as z from 'zod/mini';
import type { Tariffs } from '../../../../app/api/contract/payments.ts';
import { type CountryCode, factsByCountry } from '../../../../brands/domains.ts';
import type { Subscription } from './accountTypes.ts';

const baseTariffs = [
  { id: '1', months: 3, monthly: 4990 },
  { id: '2', months: 6, monthly: 3490, badge: 'popular' },
  { id: '3', months: 12, monthly: 2490, badge: 'best_value' },
];

/** The part of a tariff that its subscription keeps. */
export type BoughtTerm = Pick<Subscription, 'months' | 'renewalMonths' | 'noticeDays'>;

type SandboxTariff = NonNullable<z.input<typeof Tariffs>['tariffs']>[number] & BoughtTerm;

export const currencyOf = (country: CountryCode): string => factsByCountry[country].currency;

/** Lists the tariffs with prices in minor units of the country's currency. */
export function listTariffs(country: CountryCode): SandboxTariff[] {
  const { priceFactor = 1, renewal } = factsByCountry[country];
  const toRenewalMonths = (months: number) => (renewal === 'monthly' ? 1 : months);
  return baseTariffs.map(({ id, months, monthly, badge = null }) => ({
    id,
    months,
    priceTotal: months * monthly * priceFactor,
    priceMonthly: monthly * priceFactor,
    renewalPrice: toRenewalMonths(months) * monthly * priceFactor,
    renewalMonths: toRenewalMonths(months),
    noticeDays: null,
    badge,
  }));
}
