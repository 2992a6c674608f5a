import { useLingui } from '@lingui/react/macro';
import type { Membership } from '../api/contract/accountSettings.ts';
import { intlTag } from '../i18n/activeLocale.ts';
import { formatLongDay } from '../lib/dates/dayFormats.ts';
import { formatMoney } from '../lib/numbers/formatMoney.ts';
import { isCancelled } from '../member/membershipState.ts';
import { site } from '../site/site.ts';

/**
 * Tells what a cancellation now still costs, because it comes too late to end the contract with the paid period: a whole
 * period more, or only its days up to the end (app/api/contract/payments.md). Null where it costs nothing more.
 */
export function useLastPayment(membership: Membership): string | null {
  const { t } = useLingui();
  const { renewsAt, endsAt, price, currency } = membership;
  if (!renewsAt || !endsAt || endsAt <= renewsAt || isCancelled(membership)) return null;
  const day = formatLongDay(renewsAt, intlTag());
  if (site.renewal !== 'samePeriod') return t`Only the share for the days after ${day} is charged.`;
  const amount = price !== null && currency !== null && formatMoney(price, currency, intlTag());
  return amount ? t`${amount} is charged once more on ${day}.` : t`Premium renews once more on ${day}.`;
}
