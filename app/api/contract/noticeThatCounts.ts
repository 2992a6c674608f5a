import type { DomainFacts } from '../../../brands/domains.ts';

/** The longest notice in days that is never longer than a month. */
const MONTH_DAYS = 28;

interface OrderedTerm {
  months: number;
  renewalMonths?: number | null | undefined;
  noticeDays?: number | null | undefined;
}

/**
 * Returns the notice of an order in days where it counts; null where it names none, where it is longer than the month of
 * the law or not shorter than the months to which it belongs, or where the law of the country leaves no choice.
 */
export function noticeThatCounts(
  { months, renewalMonths, noticeDays }: OrderedTerm,
  notice: DomainFacts['notice'],
): number | null {
  const longest = {
    periodEnd: MONTH_DAYS * Math.min(months, renewalMonths ?? months) - 1,
    monthAfterTerm: MONTH_DAYS,
    '20businessDays': 0,
    none: 0,
  }[notice];
  return noticeDays && noticeDays <= longest ? noticeDays : null;
}
