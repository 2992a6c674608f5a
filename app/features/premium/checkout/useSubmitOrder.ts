import { useSetAtom } from 'jotai';
import { ApiError } from '../../../api/ApiError.ts';
import { startPayment } from '../../../api/contract/payments.ts';
import { type NotSent, useFormSubmission } from '../../../forms/useFormSubmission.ts';
import { log } from '../../../lib/log.ts';
import { paymentReturn } from '../../../routing/paymentReturnAddress.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi, useMember } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { useNavigate } from '../../../ui/navigation/navigation.ts';
import { renewChoice } from '../checkoutChoice.model.ts';
import { type CheckoutChoice, storedOrder } from '../paymentStorage.ts';
import { decidePaymentStep } from './decidePaymentStep.ts';
import { forgetPaymentDetailsAtom } from './paymentDetails.atoms.ts';
import { classifyPaymentError, explainPaymentError, paymentFailureTexts } from './paymentFailure.ts';
import type { PaymentMethod } from './paymentMethods.ts';
import type { UsedDetails } from './shownPaymentDetails.ts';
import { type PaymentDetails, toPaymentRequest, toReturnUrl } from './toPaymentRequest.ts';

export interface Order {
  choice: CheckoutChoice;
  paymentMethod: PaymentMethod;
  paymentDetails: PaymentDetails | UsedDetails;
}

/**
 * Sends the order, once for any number of presses, and continues to the provider or to the check. After any answer of
 * the API, card and bank data are forgotten.
 *
 * @param onRenew called after a definite refusal with the choice for the next try, which is another order
 */
export function useSubmitOrder(onRenew: (choice: CheckoutChoice) => void) {
  const api = useApi();
  const navigate = useNavigate();
  const forgetDetails = useSetAtom(forgetPaymentDetailsAtom);
  const userId = useMember()?.claims.userId ?? '';
  const form = useFormSubmission((error) => ({ failure: explainPaymentError(error) }));

  async function send({ choice, paymentMethod, paymentDetails }: Order): Promise<NotSent | undefined> {
    if (paymentDetails.kind === 'used') return undefined;
    const { provider } = paymentMethod;
    const returnUrl = toReturnUrl(location.origin, provider, pathTo('completePayment'));
    const body = toPaymentRequest(choice, paymentMethod, paymentDetails, returnUrl);
    const started = await api.call(startPayment, { body }).catch((error: unknown) => {
      const failure = error instanceof ApiError ? classifyPaymentError(error) : 'server';
      if (failure === 'refused') onRenew(renewChoice(choice));
      // Without an answer the same order is sent again, with the same details.
      if (failure !== 'unclear') forgetDetails();
      throw error;
    });
    forgetDetails();
    const domains = site.paymentDomains[provider] ?? [];
    const step = decidePaymentStep(started, domains, site.sandbox ? site.apiOrigin : null);
    if (step.kind === 'foreign') {
      log.warn('a payment was to lead to a page that is none of the provider');
      onRenew(renewChoice(choice));
      return { failure: paymentFailureTexts.foreign };
    }
    if (step.kind === 'impossible') return { failure: paymentFailureTexts.server };
    storedOrder.write(userId, { provider, tariffId: started.tariffId, orderId: started.orderId });
    paymentReturn.expectReturn(userId, provider);
    if (step.kind === 'leave') {
      location.assign(step.to);
      // The form stays busy until the provider's page replaces this one.
      return new Promise(() => {});
    }
    const path = pathTo('completePayment', { resourcePath: step.orderId });
    await navigate(toReturnUrl('', provider, path), { replace: true });
    return undefined;
  }

  return { form, pay: (order: Order) => void form.submit({}, () => send(order)) };
}
