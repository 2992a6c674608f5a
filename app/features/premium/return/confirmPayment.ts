import { ApiError } from '../../../api/ApiError.ts';
import {
  checkAcquired,
  checkCCBill,
  checkCelerisPay,
  checkPayPal,
  checkXolvis,
  completePayment,
  type PaymentResult,
  registerPayment,
} from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import { parseToken } from '../../../api/token.ts';
import { log } from '../../../lib/log.ts';
import type { Receipt } from '../checkoutStorage.ts';
import type { ParsedReturn } from './parsePaymentReturn.ts';

/** unclear: no answer came, and asking again may bring one. */
export type PaymentOutcome =
  | { kind: 'paid'; token: string; receipt: Receipt }
  | { kind: 'failed' }
  | { kind: 'unclear' };

export interface ConfirmationContext {
  /** Who is paying: a token of anybody else is never taken. */
  userId: string;
  /** Of the order, where it was kept. */
  orderId: string | null;
  now: number;
}

const failedOutcome: PaymentOutcome = { kind: 'failed' };

/** Asks the API about a payment, once, and completes it (app/README.md, "Payments"). */
export async function confirmPayment(
  api: Api,
  reading: Exclude<ParsedReturn, { kind: 'unusable' }>,
  { userId, orderId, now }: ConfirmationContext,
): Promise<PaymentOutcome> {
  try {
    const result = await fetchPaymentResult(api, reading);
    if (!result.success || result.token === null) return failedOutcome;
    const token = parseToken(result.token, now);
    if (token.kind !== 'valid' || token.claims.user_id !== userId) return failedOutcome;
    await completeOrder(api, toOrderId(reading) ?? orderId, result.transactionId);
    const { realPrice: amount, currency, transactionId } = result;
    return { kind: 'paid', token: result.token, receipt: { amount, currency, transactionId } };
  } catch (error) {
    log.warn('a payment could not be finished', error);
    return error instanceof ApiError && isTransient(error) ? { kind: 'unclear' } : failedOutcome;
  }
}

/** Nobody has said no: the connection or the server is in trouble, or the session has ended. */
const isTransient = ({ kind, status = 0 }: ApiError) =>
  kind === 'offline' ||
  kind === 'timeout' ||
  (kind === 'rejected' && (status >= 500 || status === 429 || status === 401));

function fetchPaymentResult(api: Api, reading: Exclude<ParsedReturn, { kind: 'unusable' }>): Promise<PaymentResult> {
  switch (reading.kind) {
    case 'CelerisPay':
      return api.call(checkCelerisPay, { params: { id: reading.id } });
    case 'Acquired':
      return api.call(checkAcquired, { params: { orderId: reading.orderId, transactionId: reading.transactionId } });
    case 'CCBill':
      return api.call(checkCCBill, { query: reading.query });
    case 'PayPal':
      return api.call(checkPayPal, { params: { tariffId: reading.tariffId, subscriptionId: reading.subscriptionId } });
    case 'Xolvis':
      return api.call(checkXolvis, { params: { tariffId: reading.tariffId, id: reading.id } });
  }
}

function toOrderId(reading: ParsedReturn): string | null {
  if (reading.kind === 'CelerisPay' || reading.kind === 'Xolvis') return reading.id;
  return reading.kind === 'Acquired' ? reading.orderId : null;
}

/** Completing belongs to paying; registering is bookkeeping, whose failure the member need not hear of. */
async function completeOrder(api: Api, orderId: string | null, transactionId: string | null): Promise<void> {
  const order = orderId ?? transactionId;
  const transaction = transactionId ?? orderId;
  if (order !== null) await api.call(completePayment, { params: { id: order } });
  if (transaction === null) return;
  await api
    .call(registerPayment, { params: { id: transaction } })
    .catch((error: unknown) => log.warn('a payment could not be registered', error));
}
