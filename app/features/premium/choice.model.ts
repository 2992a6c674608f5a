import type { Provider } from '../../api/contract/payments.ts';
import type { Choice } from './premiumRecords.ts';

/** A tariff was picked. Picking the same again changes nothing, so that going back and forth cannot pay twice. */
export const chooseTariff = (current: Choice | null, tariffId: string, newKey: () => string): Choice =>
  current?.tariffId === tariffId
    ? current
    : { tariffId, provider: current?.provider ?? null, idempotencyKey: newKey() };

/** A way to pay was picked: another way is another order. */
export const chooseProvider = (current: Choice, provider: Provider, newKey: () => string): Choice =>
  current.provider === provider || current.provider === null
    ? { ...current, provider }
    : { ...current, provider, idempotencyKey: newKey() };

/** After a definite no the next try is a new order. */
export const renewChoice = (current: Choice, newKey: () => string): Choice => ({
  ...current,
  idempotencyKey: newKey(),
});
