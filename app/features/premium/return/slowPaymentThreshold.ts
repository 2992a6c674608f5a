/** Time after which a payment has a notice of what to do. */
export const SLOW_PAYMENT_MS = 20_000;
