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
 * Sends the order, once for however many presses, and goes on to the provider or to the check.
 *
 * @param onRenew told the choice to go on with after a definite no: the next try is another order
 */
export function useSubmitOrder(onRenew: (choice: CheckoutChoice) => void) {
  const api = useApi();
  const navigate = useNavigate();
  const userId = useMember()?.claims.user_id ?? '';
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ kind: PaymentFailure; attempt: number } | null>(null);

  const fail = (kind: PaymentFailure) => {
    sending.current = false;
    setBusy(false);
    setTrouble((last) => ({ kind, attempt: (last?.attempt ?? 0) + 1 }));
  };

  // The browser may bring the page back as it was left, with its order on the way.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      sending.current = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  async function pay({ choice, paymentMethod: way, paymentDetails: means }: Order): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setTrouble(null);
    try {
      const returnUrl = toReturnUrl(location.origin, way.provider, pathTo('completePayment'));
      const body = toPaymentRequest(choice, way, means, returnUrl);
      const started = await api.call(startPayment, { body });
      const next = decidePaymentStep(started, site.sandbox);
      if (next.kind === 'impossible') return fail('server');
      storedOrder.write(userId, { provider: way.provider, tariffId: started.tariffId, orderId: started.orderId });
      paymentReturn.expectReturn(userId, way.provider);
      // Going away from the summary forgets card and account (useForgetPaymentDetails).
      if (next.kind === 'leave') return location.assign(next.to);
      const path = pathTo('completePayment', { resourcePath: next.orderId });
      await navigate(toReturnUrl('', way.provider, path), { replace: true });
    } catch (error) {
      log.warn('an order was not accepted', error);
      if (!(error instanceof ApiError)) throw error;
      const kind = classifyPaymentError(error);
      if (kind === 'refused') onRenew(renewChoice(choice, () => crypto.randomUUID()));
      fail(kind);
    }
  }

  return { busy, trouble, pay };
}
