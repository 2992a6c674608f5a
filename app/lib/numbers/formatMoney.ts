/** An amount in minor units of its currency, such as cents, for a locale. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const format = createNumberFormat(currency, locale);
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}

/** An amount in major units, such as euros: results of payments have it. */
export const formatMajorUnits = (amount: number, currency: string, locale: string): string =>
  createNumberFormat(currency, locale).format(amount);

/** Without a currency for a malformed code, for which `Intl` would throw. */
function createNumberFormat(currency: string, locale: string): Intl.NumberFormat {
  const wellFormed = /^[A-Za-z]{3}$/.test(currency);
  return new Intl.NumberFormat(
    locale,
    wellFormed ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
}
