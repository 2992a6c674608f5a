import type { PaymentProvider } from '../../api/contract/payments.ts';
import type { CheckoutChoice } from './checkoutStorage.ts';

/** A tariff was picked. Picking the same again changes nothing, so that going back and forth cannot pay twice. */
export const chooseTariff = (current: CheckoutChoice | null, tariffId: string, newKey: () => string): CheckoutChoice =>
  current?.tariffId === tariffId
    ? current
    : { tariffId, provider: current?.provider ?? null, idempotencyKey: newKey() };

/** A way to pay was picked: another way is another order. */
export const chooseProvider = (
  current: CheckoutChoice,
  provider: PaymentProvider,
  newKey: () => string,
): CheckoutChoice =>
  current.provider === provider || current.provider === null
    ? { ...current, provider }
    : { ...current, provider, idempotencyKey: newKey() };

/** After a definite no the next try is a new order. */
export const renewChoice = (current: CheckoutChoice, newKey: () => string): CheckoutChoice => ({
  ...current,
  idempotencyKey: newKey(),
});
