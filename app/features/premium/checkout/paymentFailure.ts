import { msg } from '@lingui/core/macro';
import type { ApiError } from '../../../api/ApiError.ts';
import type { Failure } from '../../../forms/failureTexts.ts';
import { formatWaitingTime } from '../../../forms/formatWaitingTime.ts';

/**
 * The reason why an order failed. refused: by a plain No of the API. foreign: it was to be paid on a page that is none
 * of the provider's. unclear: it may have arrived; sending the same one again is safe.
 */
export type PaymentFailure = 'refused' | 'foreign' | 'tooOften' | 'unclear' | 'server';

export const paymentFailureTexts: Readonly<Record<PaymentFailure, Failure>> = {
  refused: {
    title: msg`Error: the payment wasn’t accepted`,
    advice: msg`Nothing was charged. Please go back, check what you’ve entered, or choose another way to pay.`,
  },
  foreign: {
    title: msg`Error: the payment page wasn’t opened`,
    advice: msg`Nothing was charged. The payment page doesn’t belong to the payment provider, so we didn’t open it. Please choose another way to pay, or write to our support team.`,
  },
  tooOften: {
    title: msg`Error: too many attempts`,
    advice: msg`Nothing was charged. Please wait a few minutes and try again.`,
  },
  unclear: {
    title: msg`Error: there’s no connection`,
    advice: msg`Please check your internet connection and press the button again. You’ll pay only once, even if the first attempt went through.`,
  },
  server: {
    title: msg`Error: this didn’t work`,
    advice: msg`Something went wrong on our side. Please try again, now or later. You’ll pay only once.`,
  },
};

/** Explains an error of startPayment. */
export function explainPaymentError(error: Pick<ApiError, 'kind' | 'status' | 'retryAfter'>): Failure {
  const failure = classifyPaymentError(error);
  if (failure !== 'tooOften' || error.retryAfter === undefined) return paymentFailureTexts[failure];
  const when = formatWaitingTime(error.retryAfter);
  return {
    title: paymentFailureTexts.tooOften.title,
    advice: msg`Nothing was charged. Please try again ${{ when }}.`,
  };
}

/** Classifies an error of startPayment. */
export function classifyPaymentError({ kind, status = 0 }: Pick<ApiError, 'kind' | 'status'>): PaymentFailure {
  if (kind === 'offline' || kind === 'timeout') return 'unclear';
  if (kind !== 'rejected' || status >= 500) return 'server';
  // The server gave up waiting, or is still busy with the same order: it may be paid.
  if (status === 408 || status === 409) return 'server';
  return status === 429 ? 'tooOften' : 'refused';
}
