import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Api } from '../../../api/createApi.ts';
import { trackEvent } from '../../../device/analytics.ts';
import { paymentReturn } from '../../../routing/paymentReturnAddress.ts';
import { pathTo } from '../../../routing/routeAddresses.ts';
import { useApi, useClaims, useSessionActions } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { useLocation, useNavigate } from '../../../ui/navigation/navigation.ts';
import { renewChoice } from '../checkoutChoice.model.ts';
import { processedReturns, storedChoice, storedOrder, storedReceipt } from '../paymentStorage.ts';
import { confirmPayment } from './confirmPayment.ts';
import type { PaymentErrorState } from './parsePaymentErrorState.ts';
import { parsePaymentReturn, type ReturnAddress } from './parsePaymentReturn.ts';

const MAX_PROCESSED_RETURNS = 10;

/**
 * Confirms the payment from which the member has come back, and leads to its result. As a query, it is sent once even
 * if React mounts the page twice; it is forgotten with the page, so that an unclear result can be tried again.
 */
export function usePaymentCompletion(): void {
  const api = useApi();
  const { signIn } = useSessionActions();
  const claims = useClaims();
  const userId = claims?.userId ?? '';
  const sessionEnd = (claims?.exp ?? 0) * 1000;
  const { pathname, search } = useLocation();
  const { resourcePath = null } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const address = pathname + search;
  const { data: result } = useQuery({
    queryKey: ['paymentReturn', userId, address],
    queryFn: () => processReturn(api, { userId, sessionEnd }, address, { resourcePath, query }),
    enabled: userId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
  });

  useEffect(() => {
    if (!result) return;
    if (result.kind !== 'paid') {
      void navigate(pathTo('paymentsError'), { replace: true, state: result });
      return;
    }
    const { token } = result;
    // Data that was loaded without Premium is locked.
    if (token !== null) queryClient.removeQueries({ type: 'inactive' });
    void Promise.resolve(navigate(pathTo('paymentsSuccess'), { replace: true })).then(() => {
      // Signing in shows the loading screen and then the current page, so the navigation comes first.
      if (token !== null) signIn(token);
    });
  }, [result, navigate, signIn, queryClient]);
}

interface Payer {
  userId: string;
  /** End of the session in epoch milliseconds. It has not ended yet, even if the device's clock says so. */
  sessionEnd: number;
}

type CompletionResult = { kind: 'paid'; token: string | null } | PaymentErrorState;

/** Processes each return once; one that was processed before leads to the same page again. */
async function processReturn(
  api: Api,
  { userId, sessionEnd }: Payer,
  address: string,
  returnAddress: ReturnAddress,
): Promise<CompletionResult> {
  const processed = processedReturns.read(userId) ?? [];
  if (processed.includes(address)) {
    return storedReceipt.read(userId) ? { kind: 'paid', token: null } : { kind: 'failed' };
  }
  const order = storedOrder.read(userId);
  const check = parsePaymentReturn(returnAddress, order);
  if (!check) return { kind: 'failed' };

  const now = Math.min(Date.now(), sessionEnd);
  const outcome = await confirmPayment(api, check, { userId, orderId: order?.orderId ?? null, now });
  if (outcome.kind === 'unclear') return { kind: 'unclear', again: address };

  processedReturns.write(userId, [...processed, address].slice(-MAX_PROCESSED_RETURNS));
  storedOrder.clear();
  paymentReturn.clear();
  if (outcome.kind !== 'paid') {
    const choice = storedChoice.read(userId);
    if (choice) storedChoice.write(userId, renewChoice(choice));
    storedReceipt.clear();
    if (outcome.kind === 'failed') return { kind: 'failed' };
    return { kind: 'declined', tariffId: order?.tariffId ?? null };
  }
  storedChoice.clear();
  const { receipt } = outcome;
  storedReceipt.write(userId, receipt);
  const { amount: value, currency } = receipt;
  if (site.measured) trackEvent({ name: 'purchase', value, currency }, `purchase/${receipt.transactionId ?? address}`);
  return outcome;
}
