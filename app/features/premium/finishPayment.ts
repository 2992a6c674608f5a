import { ApiError } from '../../api/ApiError.ts';
import {
  checkAcquired,
  checkCCBill,
  checkCelerisPay,
  checkPayPal,
  checkXolvis,
  completePayment,
  type PaymentResult,
  registerPayment,
} from '../../api/contract/payments.ts';
import type { Api } from '../../api/createApi.ts';
import { readToken } from '../../api/token.ts';
import { log } from '../../lib/log.ts';
import type { Receipt } from './premiumRecords.ts';
import type { ReturnReading } from './returnParams.ts';

/** unclear: no answer came, and asking again may bring one. */
export type Outcome = { kind: 'paid'; token: string; receipt: Receipt } | { kind: 'failed' } | { kind: 'unclear' };

export interface Finishing {
  /** Who is paying: a token of anybody else is never taken. */
  userId: string;
  /** Of the order, where it was kept. */
  orderId: string | null;
  now: number;
}

const failed: Outcome = { kind: 'failed' };

/** Asks the API about a payment, once, and completes it (app/README.md, "Payments"). */
export async function finishPayment(
  api: Api,
  reading: Exclude<ReturnReading, { kind: 'unusable' }>,
  { userId, orderId, now }: Finishing,
): Promise<Outcome> {
  try {
    const result = await askAbout(api, reading);
    if (!result.success || result.token === null) return failed;
    const token = readToken(result.token, now);
    if (token.kind !== 'valid' || token.claims.user_id !== userId) return failed;
    await complete(api, orderIdOf(reading) ?? orderId, result.transactionId);
    const { realPrice: amount, currency, transactionId } = result;
    return { kind: 'paid', token: result.token, receipt: { amount, currency, transactionId } };
  } catch (error) {
    log.warn('a payment could not be finished', error);
    return error instanceof ApiError && isPassing(error) ? { kind: 'unclear' } : failed;
  }
}

/** Nobody has said no: the connection or the server is in trouble, or the session has ended. */
const isPassing = ({ kind, status = 0 }: ApiError) =>
  kind === 'offline' ||
  kind === 'timeout' ||
  (kind === 'rejected' && (status >= 500 || status === 429 || status === 401));

function askAbout(api: Api, reading: Exclude<ReturnReading, { kind: 'unusable' }>): Promise<PaymentResult> {
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

function orderIdOf(reading: ReturnReading): string | null {
  if (reading.kind === 'CelerisPay' || reading.kind === 'Xolvis') return reading.id;
  return reading.kind === 'Acquired' ? reading.orderId : null;
}

/** Completing belongs to paying; registering is bookkeeping, whose failure the member need not hear of. */
async function complete(api: Api, orderId: string | null, transactionId: string | null): Promise<void> {
  const order = orderId ?? transactionId;
  const transaction = transactionId ?? orderId;
  if (order !== null) await api.call(completePayment, { params: { id: order } });
  if (transaction === null) return;
  await api
    .call(registerPayment, { params: { id: transaction } })
    .catch((error: unknown) => log.warn('a payment could not be registered', error));
}
