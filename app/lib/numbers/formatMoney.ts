/** An amount in minor units of its currency, such as cents, for a locale. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  // `Intl` would throw for a malformed code, so the amount is then shown without a currency.
  const wellFormed = /^[A-Za-z]{3}$/.test(currency);
  const format = new Intl.NumberFormat(
    locale,
    wellFormed ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}
