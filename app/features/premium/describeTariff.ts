import { noticeThatCounts } from '../../api/contract/noticeThatCounts.ts';
import type { Tariff } from '../../api/contract/payments.ts';
import { formatMoney } from '../../lib/numbers/formatMoney.ts';
import { site } from '../../site/site.ts';

/** The description of a tariff's price as shown. No two of the amounts contradict each other by a cent. */
export interface TariffDescription {
  months: number;
  total: string;
  /** Price of one month, rounded up. */
  monthly: string;
  /** Whether a month is a little cheaper than `monthly` says, because the total cannot be divided by the months. */
  monthlyIsRounded: boolean;
  renewal: string;
  renewalMonths: number;
  /** Notice in days; null where the law of the country decides. */
  noticeDays: number | null;
  /** Saving compared with buying the shortest tariff repeatedly; null where nothing is saved. */
  saving: { amount: string; percent: string; shortestMonths: number } | null;
  /** Whether the API says so, and no other tariff costs less a month. */
  bestValue: boolean;
}

interface TariffContext {
  /** All tariffs on offer; none if nothing is to be compared. */
  tariffs: readonly Tariff[];
  currency: string;
  /** Locale in BCP 47. */
  locale: string;
}

/**
 * Describes a tariff. The total and the renewal are the API's; the price of a month and the saving are computed from
 * them here and nowhere else, rounded so that they never promise too much.
 */
export function describeTariff(tariff: Tariff, { tariffs, currency, locale }: TariffContext): TariffDescription {
  const { months, priceTotal, renewalPrice } = tariff;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const saving = computeSaving(tariff, tariffs);
  return {
    months,
    total: money(priceTotal),
    monthly: money(monthlyPrice(tariff)),
    monthlyIsRounded: priceTotal % months !== 0,
    renewal: money(renewalPrice),
    renewalMonths: renewalMonthsOf(tariff),
    noticeDays: noticeOf(tariff),
    saving: saving && {
      amount: money(saving.amount),
      percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(saving.percent / 100),
      shortestMonths: saving.shortestMonths,
    },
    bestValue:
      tariff.badge === 'best_value' && tariffs.every((other) => other.priceTotal * months >= priceTotal * other.months),
  };
}

/** Whether a tariff has a price: whole months, and an amount. */
export const isSellable = ({ months, renewalMonths, priceTotal }: Tariff): boolean =>
  [months, renewalMonths ?? months].every((count) => Number.isInteger(count) && count > 0) && priceTotal > 0;

/** Whether the API's own price of a month differs from the total by more than rounding. */
export const contradictsTotal = ({ months, priceTotal, priceMonthly }: Tariff): boolean =>
  Math.abs(priceMonthly * months - priceTotal) >= months;

/** Whether a tariff asks for a longer notice than the law or its own months allow. */
export const exceedsNotice = (tariff: Tariff): boolean =>
  (site.notice === 'monthAfterTerm' || site.notice === 'periodEnd') && Boolean(tariff.noticeDays) && !noticeOf(tariff);

/** Whether a tariff renews for longer than the month that the law allows. */
export const exceedsMonth = (tariff: Tariff): boolean => site.renewal === 'monthly' && renewalMonthsOf(tariff) !== 1;

const noticeOf = (tariff: Tariff): number | null => noticeThatCounts(tariff, site.notice);

/** The price of one month in minor units, rounded up. */
const monthlyPrice = ({ priceTotal, months }: Pick<Tariff, 'priceTotal' | 'months'>): number =>
  Math.ceil(priceTotal / months);

const renewalMonthsOf = ({ renewalMonths, months }: Tariff): number => renewalMonths ?? months;

/** Finds the tariff to compare with: the shortest, and of several the cheapest. */
const findShortest = (tariffs: readonly Tariff[]): Tariff | undefined =>
  [...tariffs].sort((a, b) => a.months - b.months || a.priceTotal - b.priceTotal)[0];

/**
 * Computes the saving of a tariff against its months at the rate of the shortest one, or of its renewal if that is
 * lower. Amount and percentage are rounded down.
 */
function computeSaving({ months, priceTotal }: Tariff, tariffs: readonly Tariff[]) {
  const shortest = findShortest(tariffs);
  if (!shortest || shortest.months >= months) return null;
  const renewalMonths = renewalMonthsOf(shortest);
  const renewsCheaper = shortest.renewalPrice * shortest.months < shortest.priceTotal * renewalMonths;
  const [price, of] = renewsCheaper ? [shortest.renewalPrice, renewalMonths] : [shortest.priceTotal, shortest.months];
  const amount = Math.floor((price * months) / of) - priceTotal;
  const percent = Math.floor((100 * (price * months - priceTotal * of)) / (price * months));
  return percent > 0 ? { amount, percent, shortestMonths: shortest.months } : null;
}

/**
 * Finds the recommended tariff: the one that the API calls popular, else the middle one by length, the shorter of two.
 * Null where there is no choice.
 */
export function findRecommended(tariffs: readonly Tariff[]): Tariff | null {
  if (tariffs.length < 2) return null;
  const byLength = [...tariffs].sort((a, b) => a.months - b.months);
  return tariffs.find(({ badge }) => badge === 'popular') ?? byLength[Math.floor((byLength.length - 1) / 2)]!;
}
