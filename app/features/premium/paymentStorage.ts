import * as z from 'zod/mini';
import { createTabRecord } from '../../lib/storage/createTabRecord.ts';
import { site } from '../../site/site.ts';

const PaymentProvider = z.enum(site.providers);

const CheckoutChoice = z.object({
  tariffId: z.string(),
  provider: z.nullable(PaymentProvider),
  idempotencyKey: z.string(),
  beginAtOnce: z.optional(z.boolean()),
  renews: z.optional(z.boolean()),
});
export type CheckoutChoice = z.output<typeof CheckoutChoice>;

/**
 * The tariff and provider that the member has chosen, and the answers where the order asks: whether Premium begins at
 * once, and whether it renews. The key belongs to one order: the same one never pays twice.
 */
export const storedChoice = createTabRecord('premium.choice', CheckoutChoice);

const StoredOrder = z.object({ provider: PaymentProvider, tariffId: z.string(), orderId: z.nullable(z.string()) });
export type StoredOrder = z.output<typeof StoredOrder>;

/** The order that was sent, until the provider's answer is known. */
export const storedOrder = createTabRecord('premium.order', StoredOrder);

const Receipt = z.object({
  /** Amount in minor units. */
  amount: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Country in ISO 3166. */
  country: z.nullable(z.string()),
});
export type Receipt = z.output<typeof Receipt>;

/** The last payment; the success page shows nothing without it. */
export const storedReceipt = createTabRecord('premium.receipt', Receipt);

/** Addresses of returns with a final answer, about which the API is not asked again. */
export const processedReturns = createTabRecord('premium.answered', z.array(z.string()));
