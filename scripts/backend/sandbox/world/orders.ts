import { addMonths } from '../../../../app/api/contract/addMonths.ts';
import type { CardDetails, PaymentProvider } from '../../../../app/api/contract/payments.ts';
import type { Account, Order } from './accountTypes.ts';
import type { World } from './createWorld.ts';
import type { BoughtTerm } from './tariffs.ts';

interface OrderRequest {
  tariffId: string;
  provider: PaymentProvider;
  idempotencyKey: string;
  beginAtOnce?: boolean | undefined;
  renews?: boolean | undefined;
}

/**
 * Creates an order; the same idempotency key returns the same order, so that no member pays twice, with what the member
 * has ticked last.
 */
export function createOrder(
  world: World,
  account: Account,
  { tariffId, provider, idempotencyKey, beginAtOnce = false, renews = true }: OrderRequest,
): Order {
  const existing = account.orders.find((order) => order.idempotencyKey === idempotencyKey);
  if (existing) return Object.assign(existing, { beginAtOnce, renews });
  const number = world.nextId();
  const order: Order = {
    ...{ tariffId, provider, idempotencyKey, beginAtOnce, renews },
    id: `O${number}`,
    transactionId: `T${number}`,
    subscriptionId: `I-S${number}`,
    state: 'open',
  };
  account.orders.push(order);
  return order;
}

/** Begins the subscription of a paid order; a second time changes nothing. */
export function fulfilOrder(
  account: Account,
  order: Order,
  { months, renewalMonths, noticeDays }: BoughtTerm,
  now: number,
): void {
  if (order.state !== 'paid') return;
  order.state = 'fulfilled';
  const { id: number, tariffId, provider, beginAtOnce, renews } = order;
  const times = { startedAt: now, endsAt: renews ? null : addMonths(now, months) };
  account.subscription = {
    ...{ number, tariffId, months, renewalMonths, noticeDays, provider, beginAtOnce, ...times },
    receipts: new Map(),
  };
}

/** Finds an order of any account, because the provider's page has no session. */
export const findOrder = (world: World, id: string): Order | undefined =>
  world.accounts.flatMap(({ orders }) => orders).find((order) => order.id === id);

/** Whether a payment is declined: card numbers and IBANs that end in 2 are, so that the error page can be shown. */
export function isDeclined({ card, iban }: { card?: CardDetails | undefined; iban?: string | undefined }): boolean {
  return (card?.number ?? iban ?? '').endsWith('2');
}
