import type * as z from 'zod/mini';
import type { Tariffs } from '../../../../app/api/contract/payments.ts';
import { type CountryCode, factsByCountry } from '../../../../brands/domains.ts';

const baseTariffs = [
  { id: '1', months: 3, monthly: 4990 },
  { id: '2', months: 6, monthly: 3490, badge: 'popular' },
  { id: '3', months: 12, monthly: 2490, badge: 'best_value' },
];

export const currencyOf = (country: CountryCode): string => factsByCountry[country].currency;

/** Lists the tariffs with prices in minor units of the country's currency. */
export function listTariffs(country: CountryCode): NonNullable<z.input<typeof Tariffs>['tariffs']> {
  const { priceFactor = 1 } = factsByCountry[country];
  return baseTariffs.map(({ id, months, monthly, badge = null }) => ({
    id,
    months,
    priceTotal: months * monthly * priceFactor,
    priceMonthly: monthly * priceFactor,
    renewalPrice: months * monthly * priceFactor,
    renewalMonths: months,
    noticeDays: null,
    badge,
  }));
}
