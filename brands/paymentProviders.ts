/** Place where members enter the payment details: fields for a card or an account here, or the provider's own page. */
export type PaymentEntry = 'card' | 'iban' | 'external';

/**
 * Payment providers, spelled as in the addresses of their check calls, except for PayPal. The order has no meaning:
 * members see them in that of the app's table, paymentMethods.
 */
export const paymentEntries = {
  CelerisPay: 'card',
  Acquired: 'external',
  CCBill: 'external',
  PayPal: 'external',
  Xolvis: 'iban',
} as const satisfies Record<string, PaymentEntry>;

export type PaymentProvider = keyof typeof paymentEntries;

export const paymentProviders = Object.keys(paymentEntries) as readonly PaymentProvider[];

/**
 * Domains of a provider's own pages, its test pages included: a member who pays is redirected to them and to no other
 * address that the API may name. Hosts below them count. Check them against your contracts with the providers.
 */
export const paymentDomains = {
  CelerisPay: ['celerispay.com'],
  Acquired: ['acquired.com'],
  CCBill: ['ccbill.com'],
  PayPal: ['paypal.com'],
  Xolvis: ['xolvis.com'],
} as const satisfies Record<PaymentProvider, readonly string[]>;
