import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../api/ApiError.ts';
import { startPayment, type Tariff } from '../../../api/contract/payments.ts';
import { log } from '../../../lib/log.ts';
import { paymentReturn } from '../../../routing/paymentReturn.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { renewChoice } from '../checkoutChoice.model.ts';
import { type CheckoutChoice, storedOrder } from '../checkoutStorage.ts';
import { classifyPaymentError, type PaymentFailure } from './paymentFailure.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import { decidePaymentStep, type PaymentDetails, toPaymentRequest, toReturnUrl } from './paymentRequest.model.ts';

export interface Order {
  choice: CheckoutChoice;
  tariff: Tariff;
  paymentMethod: PaymentMethod;
  paymentDetails: PaymentDetails;
  currency: string;
}

/**
 * Sends the order, once for any number of presses, and continues to the provider or to the check.
 *
 * @param onRenew called after a definite refusal with the choice for the next try, which is another order
 */
export function useSubmitOrder(onRenew: (choice: CheckoutChoice) => void) {
  const api = useApi();
  const navigate = useNavigate();
  const userId = useMember()?.claims.user_id ?? '';
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ kind: PaymentFailure; attempt: number } | null>(null);

  const fail = (kind: PaymentFailure) => {
    sending.current = false;
    setBusy(false);
    setFailure((last) => ({ kind, attempt: (last?.attempt ?? 0) + 1 }));
  };

  // The browser may restore the page as it was when the member left for the provider: with `sending` set.
  useEffect(() => {
    const reset = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, []);

  async function pay({ choice, paymentMethod, paymentDetails }: Order): Promise<void> {
    if (sending.current) return;
    const { provider } = paymentMethod;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const returnUrl = toReturnUrl(location.origin, provider, pathTo('completePayment'));
      const body = toPaymentRequest(choice, paymentMethod, paymentDetails, returnUrl);
      const started = await api.call(startPayment, { body });
      const step = decidePaymentStep(started, site.sandbox);
      if (step.kind === 'impossible') return fail('server');
      storedOrder.write(userId, { provider, tariffId: started.tariffId, orderId: started.orderId });
      paymentReturn.expectReturn(userId, provider);
      // Leaving the summary clears card and bank data (useForgetPaymentDetails).
      if (step.kind === 'leave') return location.assign(step.to);
      const path = pathTo('completePayment', { resourcePath: step.orderId });
      await navigate(toReturnUrl('', provider, path), { replace: true });
    } catch (error) {
      log.warn('an order was not accepted', error);
      if (!(error instanceof ApiError)) throw error;
      const kind = classifyPaymentError(error);
      if (kind === 'refused') onRenew(renewChoice(choice));
      fail(kind);
    }
  }

  return { busy, failure, pay };
}
