import type { PaymentProvider } from '../../api/contract/payments.ts';
import type { CheckoutChoice } from './paymentStorage.ts';

const createKey = (): string => crypto.randomUUID();

/** Picks a tariff. Picking the same again keeps the key, so that going back and forth cannot pay twice. */
export const chooseTariff = (current: CheckoutChoice | null, tariffId: string, newKey = createKey): CheckoutChoice =>
  current?.tariffId === tariffId
    ? current
    : { tariffId, provider: current?.provider ?? null, idempotencyKey: newKey() };

/** Picks a payment provider. Another one than before makes another order, with a new key. */
export const chooseProvider = (
  current: CheckoutChoice,
  provider: PaymentProvider,
  newKey = createKey,
): CheckoutChoice =>
  current.provider === provider || current.provider === null
    ? { ...current, provider }
    : { ...current, provider, idempotencyKey: newKey() };

/** The choice after a definite refusal: the next try is a new order. */
export const renewChoice = (current: CheckoutChoice, newKey = createKey): CheckoutChoice => ({
  ...current,
  idempotencyKey: newKey(),
});
