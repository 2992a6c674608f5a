import { t } from '@lingui/core/macro';
import { site } from '../../../site/site.ts';
import { formatDeadline, formatEvery, formatMonths, goesOnMonthly, type Renewal } from '../priceTexts.tsx';

// The texts about the renewal of one order, which the plans do not load.

/** Words what happens on the day on which the first months of an order end; `renews` as in `formatRenewal`. */
export function formatRenewalDay(
  { renewal, renewalMonths, noticeDays }: Renewal,
  end: string,
  renews: boolean,
): string {
  if (site.renewalConsent && !renews) return t`On ${end}, Premium ends.`;
  if (goesOnMonthly(renewalMonths))
    return t`On ${end}, Premium goes on from month to month, for ${renewal} a month, unless you cancel at least 20 business days before.`;
  if (site.renewal !== 'samePeriod') {
    const term = formatMonths(renewalMonths);
    return site.notice === '20businessDays'
      ? t`On ${end}, Premium goes on at ${renewal} for ${term}, unless you cancel at least 20 business days before.`
      : t`On ${end}, Premium goes on at ${renewal} for ${term}, unless you cancel before.`;
  }
  const every = formatEvery(renewalMonths);
  const deadline = formatDeadline(noticeDays);
  return t`On ${end}, Premium renews automatically for ${renewal}, and then ${every}, unless you cancel ${deadline}.`;
}

/** Words the consent to the renewal, which some laws want in its own right. */
export function formatRenewalConsent({ renewal, renewalMonths }: Renewal): string {
  const every = formatEvery(renewalMonths);
  return t`I agree that Premium renews automatically for ${renewal} ${every} until I cancel`;
}
