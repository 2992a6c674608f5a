import type * as z from 'zod/mini';
import type { Membership } from '../../../../app/api/contract/accountSettings.ts';
import { addMonths } from '../../../../app/api/contract/addMonths.ts';
import type { CountryCode } from '../../../../brands/domains.ts';
import type { Account, Subscription } from './accountTypes.ts';
import { currencyOf, listTariffs } from './tariffs.ts';

/** Whether the account is a Premium member at `now`: a cancelled subscription lasts to the end of the paid months. */
export function isPremium({ subscription }: Pick<Account, 'subscription'>, now: number): boolean {
  if (!subscription) return false;
  return subscription.cancelledAt === null || now < periodEnd(subscription, subscription.cancelledAt);
}

/** Returns the roles of the account at `now`, as in its token and its config. */
export const rolesOf = (account: Pick<Account, 'subscription'>, now: number): string[] =>
  isPremium(account, now) ? ['ROLE_USER', 'ROLE_PREMIUM'] : ['ROLE_USER'];

/**
 * Cancels the account's subscription; a second time changes nothing. Returns its end, or null if nothing is cancelled.
 */
export function cancelSubscription({ subscription }: Pick<Account, 'subscription'>, now: number): number | null {
  if (!subscription) return null;
  subscription.cancelledAt ??= now;
  return periodEnd(subscription, subscription.cancelledAt);
}

/** Returns the account's membership at `now`. */
export function toMembership(account: Account, country: CountryCode, now: number): z.input<typeof Membership> {
  const { subscription } = account;
  if (!subscription || !isPremium(account, now)) {
    return {
      plan: 'free',
      status: 'active',
      renewsAt: null,
      endsAt: null,
      price: null,
      currency: null,
      provider: null,
      cancelable: false,
    };
  }
  const cancelled = subscription.cancelledAt !== null;
  const end = toDay(periodEnd(subscription, subscription.cancelledAt ?? now));
  return {
    plan: 'premium',
    status: cancelled ? 'cancelled' : 'active',
    renewsAt: cancelled ? null : end,
    endsAt: end,
    price: listTariffs(country).find(({ id }) => id === subscription.tariffId)!.renewalPrice,
    currency: currencyOf(country),
    provider: subscription.provider,
    cancelable: !cancelled,
  };
}

/** Returns the day of a time, yyyy-mm-dd. */
const toDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the end of the paid months that `at` falls into. */
function periodEnd({ begunAt, months }: Subscription, at: number): number {
  let periods = 1;
  while (addMonths(begunAt, periods * months) <= at) periods += 1;
  return addMonths(begunAt, periods * months);
}
