import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Api } from '../../../api/createApi.ts';
import { paymentReturn } from '../../../routing/paymentReturn.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { renewChoice } from '../checkoutChoice.model.ts';
import { processedReturns, storedChoice, storedOrder, storedReceipt } from '../checkoutStorage.ts';
import { confirmPayment, type PaymentOutcome } from './confirmPayment.ts';
import { parsePaymentReturn, type ReturnAddress } from './parsePaymentReturn.ts';

/** Running confirmations by address: React may mount the page twice, but the API is asked once. */
const runningConfirmations = new Map<string, Promise<PaymentOutcome>>();
const MAX_PROCESSED_RETURNS = 10;

/** Confirms the payment from which the member has come back, and leads on to its result. */
export function usePaymentCompletion(): void {
  const api = useApi();
  const { signIn } = useSessionActions();
  const claims = useMember()?.claims;
  const userId = claims?.user_id ?? '';
  const sessionEnd = (claims?.exp ?? 0) * 1000;
  const { pathname, search } = useLocation();
  const { resourcePath = null } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const started = useRef(false);

  useEffect(() => {
    if (started.current || userId === '') return;
    started.current = true;
    const address = pathname + search;
    void processReturn(api, { userId, sessionEnd }, address, { resourcePath, query }).then(async (outcome) => {
      if (outcome.kind !== 'paid') {
        const state = outcome.kind === 'unclear' ? { again: address } : null;
        await navigate(pathTo('paymentsError'), { replace: true, state });
        return;
      }
      await navigate(pathTo('paymentsSuccess'), { replace: true });
      // Signing in shows the loading screen and then the current page, so the navigation comes first.
      if (outcome.token !== null) signIn(outcome.token);
    });
  }, [api, signIn, userId, sessionEnd, pathname, search, resourcePath, query, navigate]);
}

interface Payer {
  userId: string;
  /** Milliseconds since 1970. The session has not ended yet, even if the device's clock says so. */
  sessionEnd: number;
}

type CompletionResult = { kind: 'paid'; token: string | null } | { kind: 'failed' | 'unclear' };

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
  const confirmation =
    runningConfirmations.get(address) ?? confirmPayment(api, check, { userId, orderId: order?.orderId ?? null, now });
  runningConfirmations.set(address, confirmation);
  const outcome = await confirmation;
  runningConfirmations.delete(address);
  if (outcome.kind === 'unclear') return outcome;

  processedReturns.write(userId, [...processed, address].slice(-MAX_PROCESSED_RETURNS));
  storedOrder.clear();
  paymentReturn.clear();
  if (outcome.kind === 'failed') {
    const choice = storedChoice.read(userId);
    if (choice) storedChoice.write(userId, renewChoice(choice));
    storedReceipt.clear();
    return outcome;
  }
  storedChoice.clear();
  storedReceipt.write(userId, outcome.receipt);
  return outcome;
}
