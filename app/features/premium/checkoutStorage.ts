import * as z from 'zod/mini';
import { PaymentProvider } from '../../api/contract/payments.ts';
import { tabStorage } from '../../lib/storage/deviceStorage.ts';

interface TabRecord<T> {
  /** Null where nothing is kept, or what is kept is damaged or belongs to another member. */
  read(member: string): T | null;
  write(member: string, value: T): void;
  clear(): void;
}

/** Something about buying that outlives a page but not the tab, and is for one member only. Never card data. */
function createTabRecord<S extends z.ZodMiniType>(key: string, schema: S): TabRecord<z.output<S>> {
  const Kept = z.object({ member: z.string(), value: schema });
  const parse = (raw: string | null): unknown => {
    try {
      return JSON.parse(raw ?? 'null');
    } catch {
      return null;
    }
  };
  return {
    read(member) {
      const kept = Kept.safeParse(parse(tabStorage.read(key)));
      if (!kept.success) return null;
      const data = kept.data as { member: string; value: z.output<S> };
      return data.member === member ? data.value : null;
    },
    write: (member, value) => tabStorage.write(key, JSON.stringify({ member, value })),
    clear: () => tabStorage.remove(key),
  };
}

const CheckoutChoice = z.object({
  tariffId: z.string(),
  provider: z.nullable(PaymentProvider),
  idempotencyKey: z.string(),
});
export type CheckoutChoice = z.output<typeof CheckoutChoice>;

/** What the member is about to buy. The key belongs to one intention to pay: the same one never pays twice. */
export const storedChoice = createTabRecord('premium.choice', CheckoutChoice);

/** What was ordered, until the provider's answer is known. */
export const storedOrder = createTabRecord(
  'premium.order',
  z.object({ provider: PaymentProvider, tariffId: z.string(), orderId: z.nullable(z.string()) }),
);

const Receipt = z.object({
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
});
export type Receipt = z.output<typeof Receipt>;

/** What was paid last; without one there is no success to show. */
export const storedReceipt = createTabRecord('premium.receipt', Receipt);

/** Addresses of returns that have been answered for good: they are not asked about again. */
export const processedReturns = createTabRecord('premium.answered', z.array(z.string()));
