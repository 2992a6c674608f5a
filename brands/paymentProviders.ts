/** Where members enter the payment details: a card or an account here, or all of it on the provider's own page. */
export type PaymentEntry = 'card' | 'iban' | 'external';

/**
 * The payment providers, spelled as in the addresses of their check calls, PayPal apart. Order has no meaning: members
 * see them in that of the app's table, paymentMethods.
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
 * The domains of a provider's own pages, its test pages included: a member who pays is led to them and to no other address
 * that the API may name. Hosts below them count. Check them against your contracts with the providers.
 */
export const paymentDomains = {
  CelerisPay: ['celerispay.com'],
  Acquired: ['acquired.com'],
  CCBill: ['ccbill.com'],
  PayPal: ['paypal.com'],
  Xolvis: ['xolvis.com'],
} as const satisfies Record<PaymentProvider, readonly string[]>;
