/** An amount in minor units of its currency, such as cents, for a locale. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  // Without a currency for a malformed code, for which `Intl` would throw.
  const wellFormed = /^[A-Za-z]{3}$/.test(currency);
  const format = new Intl.NumberFormat(
    locale,
    wellFormed ? { style: 'currency', currency } : { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  );
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minor / 10 ** digits);
}
