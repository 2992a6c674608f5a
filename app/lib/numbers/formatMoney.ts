/** An amount in minor units of its currency as people of a place write it. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const format = createNumberFormat(currency, locale);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** The same for an amount in whole units, as results of payments have it. */
export const formatMajorUnits = (amount: number, currency: string, locale: string): string =>
  createNumberFormat(currency, locale).format(amount);

/** A code that is none would throw; money must be readable all the same. */
function createNumberFormat(currency: string, locale: string): Intl.NumberFormat {
  const known = /^[A-Za-z]{3}$/.test(currency);
  return new Intl.NumberFormat(
    locale,
    known ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
}
