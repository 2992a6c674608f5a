import type { PaymentProvider } from '../../api/contract/payments.ts';
import type { CheckoutChoice } from './paymentStorage.ts';

const createKey = (): string => crypto.randomUUID();

/**
 * Chooses a tariff. Choosing the same again keeps the key, so that going back and forth cannot pay twice. A consent to
 * the renewal is for the price of one tariff, and is asked again for another.
 */
export const chooseTariff = (current: CheckoutChoice | null, tariffId: string, newKey = createKey): CheckoutChoice =>
  current?.tariffId === tariffId
    ? current
    : {
        tariffId,
        provider: current?.provider ?? null,
        idempotencyKey: newKey(),
        beginAtOnce: current?.beginAtOnce,
      };

/** Chooses a payment provider. Another than before makes another order, with a new key. */
export const chooseProvider = (
  current: CheckoutChoice,
  provider: PaymentProvider,
  newKey = createKey,
): CheckoutChoice =>
  current.provider === provider || current.provider === null
    ? { ...current, provider }
    : { ...current, provider, idempotencyKey: newKey() };

/** The choice after a definite refusal, with a new key, because the next try is a new order. */
export const renewChoice = (current: CheckoutChoice, newKey = createKey): CheckoutChoice => ({
  ...current,
  idempotencyKey: newKey(),
});
