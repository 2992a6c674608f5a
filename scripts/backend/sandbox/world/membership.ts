import type * as z from 'zod/mini';
import type { Membership } from '../../../../app/api/contract/accountSettings.ts';
import { addMonths } from '../../../../app/api/contract/addMonths.ts';
import { noticeThatCounts } from '../../../../app/api/contract/noticeThatCounts.ts';
import {
  type CountryCode,
  type DomainFacts,
  domainFacts,
  domainNames,
  factsByCountry,
} from '../../../../brands/domains.ts';
import { listDuties } from '../../../../brands/duties.ts';
import type { Account, Subscription } from './accountTypes.ts';
import { currencyOf, listTariffs } from './tariffs.ts';

// The rules are those of app/api/contract/payments.md, "How is a contract ended?". Times are milliseconds, amounts minor
// units, days yyyy-mm-dd in UTC.

const DAY_MS = 86_400_000;

/** Whether the account is a Premium member at `now`. */
export const isPremium = ({ subscription }: Pick<Account, 'subscription'>, now: number): boolean =>
  subscription !== null && (subscription.endsAt === null || now < subscription.endsAt);

/** Returns the roles of the account at `now`, as in its token and its config. */
export const rolesOf = (account: Pick<Account, 'subscription'>, now: number): string[] =>
  isPremium(account, now) ? ['ROLE_USER', 'ROLE_PREMIUM'] : ['ROLE_USER'];

/** Returns the account's membership at `now`. */
export function toMembership(account: Account, country: CountryCode, now: number): z.input<typeof Membership> {
  const { subscription } = account;
  const withdrawal = subscription && toWithdrawal(subscription, country, now);
  const currency = currencyOf(country);
  if (!subscription || !isPremium(account, now)) {
    return {
      ...{ plan: 'free', status: 'active', cancelable: false },
      ...{ renewsAt: null, endsAt: null, price: null, currency: null, provider: null },
      // An order can be withdrawn from after a cancellation has ended it, too.
      ...(withdrawal && { contract: subscription.number, currency, withdrawal }),
    };
  }
  const { endsAt } = subscription;
  const earliest = earliestEnd(subscription, country, now);
  const { end: paidUntil } = periodAt(subscription, now);
  const renews = endsAt === null || paidUntil < endsAt;
  return {
    plan: 'premium',
    status: endsAt === null ? 'active' : 'cancelled',
    renewsAt: renews ? toDay(paidUntil) : null,
    endsAt: toDay(endsAt ?? earliest),
    price: renews ? priceAt(subscription, country, paidUntil) : null,
    currency,
    provider: subscription.provider,
    cancelable: endsAt === null || toDay(earliest) < toDay(endsAt),
    contract: subscription.number,
    refund: endsAt === null ? refundAfter(subscription, country, earliest, now) : null,
    noticeDays: noticeOf(subscription, country),
    withdrawal,
  };
}

/**
 * Returns the end of the subscription if it is cancelled at `now`, by the notice of the country; later if a later last
 * day is wished.
 */
export function earliestEnd(subscription: Subscription, country: CountryCode, now: number, wished = now): number {
  const firstEnd = addMonths(subscription.startedAt, subscription.months);
  const noticeDays = noticeOf(subscription, country);
  const afterNotice = noticeDays === null ? addMonths(now, 1) : now + noticeDays * DAY_MS;
  // Before the end of a period whole days count, whatever the hour of the cancellation is.
  const noticed = noticeDays === null ? now : now - (now % DAY_MS) + noticeDays * DAY_MS;
  const ends: Record<DomainFacts['notice'], () => number> = {
    periodEnd: () => periodAt(subscription, Math.max(noticed, wished - 1)).end,
    monthAfterTerm: () => (now < firstEnd ? firstEnd : afterNotice),
    '20businessDays': () => addBusinessDays(now, 20),
    none: () => now,
  };
  return Math.max(ends[factsByCountry[country].notice](), wished);
}

const noticeOf = (subscription: Subscription, country: CountryCode): number | null =>
  noticeThatCounts(subscription, factsByCountry[country].notice);

/** Returns what a renewal at `renewedAt` costs: of a period in which the subscription ends, only the days up to the end. */
function priceAt(subscription: Subscription, country: CountryCode, renewedAt: number): number {
  const { renewalPrice } = tariffOf(subscription, country);
  const end = subscription.endsAt ?? Number.POSITIVE_INFINITY;
  return Number(renewalPrice) - refundAfter({ ...subscription, endsAt: null }, country, end, renewedAt);
}

/**
 * Returns what is paid back of the period at `now` if the subscription ends at `end`: the share of the days after it,
 * rounded up, without those that an earlier cancellation has paid back or kept from being charged.
 */
export function refundAfter(subscription: Subscription, country: CountryCode, end: number, now: number): number {
  const period = periodAt(subscription, now);
  const { priceTotal, renewalPrice } = tariffOf(subscription, country);
  const price = Number(period.start === subscription.startedAt ? priceTotal : renewalPrice);
  const toDays = (from: number) => Math.max(0, Math.ceil((period.end - from) / DAY_MS));
  const shareAfter = (time: number) => Math.ceil((price * toDays(time)) / toDays(period.start));
  return Math.max(0, shareAfter(end) - shareAfter(subscription.endsAt ?? period.end));
}

/**
 * Returns the last day to withdraw from the order, or to undo the latest renewal where the law allows that, and what it
 * pays back at `now`; null when it is over, or declared.
 */
export function toWithdrawal(
  subscription: Subscription,
  country: CountryCode,
  now: number,
): { until: string; refund: number } | null {
  const { withdrawal, refund } = factsByCountry[country];
  // What has ended does not renew.
  const latest = Math.min(now, (subscription.endsAt ?? Number.POSITIVE_INFINITY) - 1);
  const { start } = periodAt(subscription, latest);
  const renewed = start > subscription.startedAt && hasCoolingOff(country, start);
  const from = renewed ? start : subscription.startedAt;
  const ends: Record<DomainFacts['withdrawal'], () => number> = {
    '14days': () => from + 14 * DAY_MS,
    '7days': () => from + 7 * DAY_MS,
    '3businessDays': () => addBusinessDays(from, 3),
    none: () => Number.NEGATIVE_INFINITY,
  };
  const end = ends[withdrawal]();
  if (subscription.receipts.has('withdrawal') || end < now - DAY_MS || toDay(end) < toDay(now)) return null;
  const keepsUsedDays = refund === 'unusedDays' && (renewed || subscription.beginAtOnce);
  return { until: toDay(end), refund: refundAfter(subscription, country, keepsUsedDays ? now : from, latest) };
}

/** Whether the law lets a renewal at `renewedAt` be undone, as it lets an order. */
function hasCoolingOff(country: CountryCode, renewedAt: number): boolean {
  const domain = domainNames.find((name) => domainFacts[name].country === country)!;
  return listDuties(domain, toDay(renewedAt)).includes('renewalCoolingOff');
}

/** Returns the day of a time, yyyy-mm-dd. */
export const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const tariffOf = ({ tariffId }: Subscription, country: CountryCode) =>
  listTariffs(country).find(({ id }) => id === tariffId)!;

/** Returns the paid period that `at` falls into. */
function periodAt({ startedAt, months, renewalMonths }: Subscription, at: number): { start: number; end: number } {
  let [start, end] = [0, months];
  while (addMonths(startedAt, end) <= at) [start, end] = [end, end + renewalMonths];
  return { start: addMonths(startedAt, start), end: addMonths(startedAt, end) };
}

/** Adds days from Monday to Friday; holidays are no business of a sandbox. */
function addBusinessDays(time: number, days: number): number {
  let [end, left] = [time, days];
  while (left > 0) {
    end += DAY_MS;
    if (new Date(end).getUTCDay() % 6 !== 0) left -= 1;
  }
  return end;
}
