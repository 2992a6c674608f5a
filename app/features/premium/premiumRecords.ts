import * as z from 'zod/mini';
import { Provider } from '../../api/contract/payments.ts';
import { tabStorage } from '../../lib/deviceStorage.ts';

interface PremiumRecord<T> {
  /** Null where nothing is kept, or what is kept is damaged or belongs to another member. */
  read(member: string): T | null;
  write(member: string, value: T): void;
  clear(): void;
}

/** Something about buying that outlives a page but not the tab, and is for one member only. Never card data. */
function record<S extends z.ZodMiniType>(key: string, schema: S): PremiumRecord<z.output<S>> {
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

const Choice = z.object({ tariffId: z.string(), provider: z.nullable(Provider), idempotencyKey: z.string() });
export type Choice = z.output<typeof Choice>;

/** What the member is about to buy. The key belongs to one intention to pay: the same one never pays twice. */
export const choiceRecord = record('premium.choice', Choice);

/** What was ordered, until the provider's answer is known. */
export const orderRecord = record(
  'premium.order',
  z.object({ provider: Provider, tariffId: z.string(), orderId: z.nullable(z.string()) }),
);

const Receipt = z.object({
  amount: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
});
export type Receipt = z.output<typeof Receipt>;

/** What was paid last; without one there is no success to show. */
export const receiptRecord = record('premium.receipt', Receipt);

/** Addresses of returns that have been answered for good: they are not asked about again. */
export const answeredRecord = record('premium.answered', z.array(z.string()));
