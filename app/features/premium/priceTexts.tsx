import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { site } from '../../site/site.ts';
import type { TariffDescription } from './describeTariff.ts';

// The texts that the law of the site's country demands beside a price. The facts of the country are compiled in
// (brands/domains.ts), so that a site has only the words of its own law. The terms of service say the same at length.

export const formatMonths = (months: number): string => plural(months, { one: '# month', other: '# months' });

const formatEvery = (months: number): string => plural(months, { one: 'every month', other: 'every # months' });

/** Words the tax that a price includes. */
export const formatTax = (): string =>
  site.tax === 'vat' ? t`including VAT` : site.tax === 'gst' ? t`including GST` : t`taxes included`;

type Renewal = Pick<TariffDescription, 'renewal' | 'renewalMonths' | 'noticeDays'>;

/**
 * Words the notice where the law of the European Union applies: the time to cancel before the end, after the first
 * months.
 */
const formatNotice = (days: number | null): string =>
  days === null ? t`one month’s notice` : plural(days, { one: '# day’s notice', other: '# days’ notice' });

/** Words the deadline to cancel elsewhere. */
const formatDeadline = (days: number | null): string =>
  days ? plural(days, { one: 'at least # day before', other: 'at least # days before' }) : t`before then`;

/** The terms of a price in one sentence: total, duration, tax, renewal, and how to cancel. */
export function PriceTerms({ tariff }: { tariff: TariffDescription }) {
  const { total, renewal, renewalMonths, noticeDays } = tariff;
  const term = formatMonths(tariff.months);
  const tax = formatTax();
  const every = formatEvery(renewalMonths);
  if (site.notice === 'monthAfterTerm') {
    const notice = formatNotice(noticeDays);
    return (
      <Trans>
        <strong>
          {total} for {term}
        </strong>
        , {tax}; then {renewal} {every}, which you can cancel at any time with {notice}.
      </Trans>
    );
  }
  const deadline = formatDeadline(noticeDays);
  return (
    <Trans>
      <strong>
        {total} for {term}
      </strong>
      , {tax}; then it renews automatically for {renewal} {every}, unless you cancel {deadline}.
    </Trans>
  );
}

/** Words the renewal of an order after its first months, which end on `end`. */
export function formatRenewal({ renewal, renewalMonths, noticeDays }: Renewal, end: string): string {
  const every = formatEvery(renewalMonths);
  if (site.notice === 'monthAfterTerm') {
    const notice = formatNotice(noticeDays);
    return t`From ${end}, Premium continues for ${renewal} ${every}, unless you cancel before. After that, you can cancel at any time with ${notice}.`;
  }
  const deadline = formatDeadline(noticeDays);
  return t`On ${end}, Premium renews automatically for ${renewal}, and then ${every}, unless you cancel ${deadline}.`;
}

/** Words the right to withdraw from an order. */
export const formatWithdrawal = (): string =>
  site.withdrawal === '14days'
    ? t`You can withdraw from your order within 14 days, without giving a reason.`
    : site.withdrawal === '3businessDays'
      ? t`You can cancel your order for a full refund until midnight of the third business day after it.`
      : t`Where the law of your country lets you cancel an order, you can do so in the time it gives you.`;
