import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isDue } from '../../site/isDue.ts';
import { site } from '../../site/site.ts';
import type { TariffDescription } from './describeTariff.ts';

// The texts that the law of the site's country demands beside a price. The facts of the country are compiled in
// (brands/domains.ts), so that a site has only the words of its own law. The terms of service say the same at length.

export const formatMonths = (months: number): string => plural(months, { one: '# month', other: '# months' });

export const formatEvery = (months: number): string => plural(months, { one: 'every month', other: 'every # months' });

/** Words the tax that a price includes. */
export const formatTax = (): string =>
  site.tax === 'vat' ? t`including VAT` : site.tax === 'gst' ? t`including GST` : t`taxes included`;

export type Renewal = Pick<TariffDescription, 'renewal' | 'renewalMonths' | 'noticeDays'>;

/** Words the way out of Premium without a fixed term. In the first months only some laws allow that. */
function formatLeaving(days: number | null): string {
  if (site.notice === 'none')
    return t`You can leave at any time, from the first day: it ends at once, and we pay back the rest.`;
  if (site.notice === '20businessDays')
    return t`You can leave at any time, from the first day: it ends 20 business days later, and we pay back the rest.`;
  const time = days === null ? t`a month` : plural(days, { one: '# day', other: '# days' });
  return t`From then on you can leave at any time: it ends ${time} later, and we pay back the rest.`;
}

/** Words the deadline to cancel before Premium renews for a fixed term. */
export const formatDeadline = (days: number | null): string =>
  days === null ? t`before then` : plural(days, { one: 'at least # day before', other: 'at least # days before' });

/** Whether the law of the country wants Premium to go on month by month after the first ones, and the tariff does so. */
export const goesOnMonthly = (renewalMonths: number): boolean => site.renewal === 'monthly' && renewalMonths === 1;

/** Words what follows the first months. Where the order asks for the renewal, `renews` is the answer, if there is one. */
function formatRenewal({ renewal, renewalMonths, noticeDays }: Renewal, renews: boolean | undefined): string {
  if (goesOnMonthly(renewalMonths))
    return `${t`Then it goes on from month to month, for ${renewal} a month.`} ${formatLeaving(noticeDays)}`;
  if (site.renewal !== 'samePeriod') {
    const term = formatMonths(renewalMonths);
    return `${t`Then it goes on at ${renewal} for ${term}.`} ${formatLeaving(noticeDays)}`;
  }
  const every = formatEvery(renewalMonths);
  const deadline = formatDeadline(noticeDays);
  if (site.renewalConsent && !renews)
    return renews === false
      ? t`Then it ends.`
      : t`If you agree to it, it then renews automatically for ${renewal} ${every}, unless you cancel ${deadline}.`;
  return t`Then it renews automatically for ${renewal} ${every}, unless you cancel ${deadline}.`;
}

/** The terms of a price in short sentences: total, duration, tax, renewal, and how to cancel; `renews` as in `formatRenewal`. */
export function PriceTerms({ tariff, renews }: { tariff: TariffDescription; renews?: boolean | undefined }) {
  const { total } = tariff;
  const term = formatMonths(tariff.months);
  const tax = formatTax();
  return (
    <>
      <span>
        <Trans>
          <strong>
            {total} for {term}
          </strong>
          , {tax}.
        </Trans>
      </span>{' '}
      <span>{formatRenewal(tariff, renews)}</span>
    </>
  );
}

/** Words the right to undo a renewal, once the law of the country gives it; else null. */
export const formatRenewalCoolingOff = (): string | null =>
  site.renewalCoolingOff && isDue(site.renewalCoolingOff) ? t`You can also undo each renewal within 14 days.` : null;

/** Words the right to withdraw from the contract; null where no law gives one. */
export const formatWithdrawal = (): string | null =>
  site.withdrawal === '14days'
    ? t`You can withdraw from the contract within 14 days, without giving a reason.`
    : site.withdrawal === '7days'
      ? t`You can withdraw from the contract within 7 days and get your money back.`
      : site.withdrawal === '3businessDays'
        ? t`You can withdraw from the contract for a full refund until midnight of the third business day after your order.`
        : null;
