/**
 * The payment providers, spelled as in the addresses of their check calls, PayPal apart. Order has no meaning: members
 * see them in that of the app's table, paymentMethods.
 */
export const paymentProviders = ['CelerisPay', 'Acquired', 'CCBill', 'PayPal', 'Xolvis'] as const;

export type PaymentProvider = (typeof paymentProviders)[number];
