import { ApiError } from '../../../api/ApiError.ts';
import { completePayment, registerPayment } from '../../../api/contract/payments.ts';
import type { Api } from '../../../api/createApi.ts';
import { parseToken } from '../../../api/parseToken.ts';
import { log } from '../../../lib/log.ts';
import type { PaymentCheck } from '../checkout/paymentMethods.ts';
import type { Receipt } from '../paymentStorage.ts';

/**
 * declined: the API says that nothing was charged, by a plain No. failed: whether anything was is unknown. unclear: no answer came, and
 * asking again may bring one.
 */
export type PaymentOutcome =
  | { kind: 'paid'; token: string; receipt: Receipt }
  | { kind: 'declined' | 'failed' | 'unclear' };

export interface ConfirmationContext {
  /** Id of the member who pays; a token of another member is never accepted. */
  userId: string;
  /** Id of the stored order, for a return that does not name its order. */
  orderId: string | null;
  /** Time in milliseconds. */
  now: number;
}

const failedOutcome: PaymentOutcome = { kind: 'failed' };

/** Asks the API about a payment, once, and completes it (app/features/premium/README.md, "Payments"). Never throws. */
export async function confirmPayment(
  api: Api,
  check: PaymentCheck,
  { userId, orderId, now }: ConfirmationContext,
): Promise<PaymentOutcome> {
  try {
    const result = await check.send(api);
    if (result.success === false && result.token === null) return { kind: 'declined' };
    if (!result.success || result.token === null) return failedOutcome;
    const token = parseToken(result.token, now);
    if (token.kind !== 'valid' || token.claims.userId !== userId) return failedOutcome;
    await completeOrder(api, check.orderId ?? orderId, result.transactionId);
    const { realPrice: amount, currency, transactionId, data } = result;
    const place = { city: data?.detailsCity ?? null, country: data?.detailsCountry ?? null };
    return { kind: 'paid', token: result.token, receipt: { amount, currency, transactionId, ...place } };
  } catch (error) {
    log.warn('a payment could not be finished', error);
    return error instanceof ApiError && isTransient(error) ? { kind: 'unclear' } : failedOutcome;
  }
}

/**
 * Whether the payment was not refused: the connection or the server failed, its answer cannot be read, or the session
 * has ended.
 */
const isTransient = ({ kind, status = 0 }: ApiError) =>
  kind === 'offline' ||
  kind === 'timeout' ||
  kind === 'contract' ||
  (kind === 'rejected' && (status >= 500 || status === 429 || status === 401));

/**
 * Completes an order, without which a payment does not count. Registering is bookkeeping: its failure is only logged.
 */
async function completeOrder(api: Api, orderId: string | null, transactionId: string | null): Promise<void> {
  const order = orderId ?? transactionId;
  const transaction = transactionId ?? orderId;
  if (order !== null) await api.call(completePayment, { params: { id: order } });
  if (transaction === null) return;
  await api
    .call(registerPayment, { params: { id: transaction } })
    .catch((error: unknown) => log.warn('a payment could not be registered', error));
}
