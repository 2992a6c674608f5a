import * as z from 'zod/mini';
import { PaymentProvider } from '../../api/contract/payments.ts';
import { tabStorage } from '../../lib/storage/deviceStorage.ts';

/** A value that outlives a page but not the tab, and is for one member only. Never for card data. */
function createTabRecord<T>(key: string, schema: z.ZodMiniType<T>) {
  const StoredValue = z.object({ member: z.string(), value: z.unknown() });
  return {
    /** Null where nothing is stored, or what is stored is damaged or belongs to another member. */
    read(member: string): T | null {
      try {
        const stored = StoredValue.parse(JSON.parse(tabStorage.read(key) ?? 'null'));
        return stored.member === member ? schema.parse(stored.value) : null;
      } catch {
        return null;
      }
    },
    write: (member: string, value: T) => tabStorage.write(key, JSON.stringify({ member, value })),
    clear: () => tabStorage.remove(key),
  };
}

const CheckoutChoice = z.object({
  tariffId: z.string(),
  provider: z.nullable(PaymentProvider),
  idempotencyKey: z.string(),
});
export type CheckoutChoice = z.output<typeof CheckoutChoice>;

/** The tariff and provider that the member has chosen. The key belongs to one order: the same one never pays twice. */
export const storedChoice = createTabRecord('premium.choice', CheckoutChoice);

const StoredOrder = z.object({ provider: PaymentProvider, tariffId: z.string(), orderId: z.nullable(z.string()) });
export type StoredOrder = z.output<typeof StoredOrder>;

/** The order that was sent, until the provider's answer is known. */
export const storedOrder = createTabRecord('premium.order', StoredOrder);

const Receipt = z.object({
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
});
export type Receipt = z.output<typeof Receipt>;

/** The last payment; the success page shows nothing without it. */
export const storedReceipt = createTabRecord('premium.receipt', Receipt);

/** Addresses of returns with a final answer: the API is not asked about them again. */
export const processedReturns = createTabRecord('premium.answered', z.array(z.string()));
