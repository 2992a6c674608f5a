import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Api } from '../../../api/createApi.ts';
import { paymentReturn } from '../../../routing/paymentReturn.ts';
import { pathTo } from '../../../routing/routeTable.ts';
import { useApi, useMember, useSessionActions } from '../../../session/useSession.ts';
import { site } from '../../../site/site.ts';
import { renewChoice } from '../checkoutChoice.model.ts';
import { processedReturns, storedChoice, storedOrder, storedReceipt } from '../checkoutStorage.ts';
import { confirmPayment, type PaymentOutcome } from './confirmPayment.ts';
import { parsePaymentReturn, type ReturnAddress } from './parsePaymentReturn.ts';

/** Returns that are being asked about, by address: the app may mount the page twice, the API is asked once. */
const runningConfirmations = new Map<string, Promise<PaymentOutcome>>();
const MAX_PROCESSED_RETURNS = 10;

/** Finishes the payment from which the member has come back, and leads on to what came of it. */
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
      // It shows the loading screen, and then the page that is on show by now.
      if (outcome.token !== null) signIn(outcome.token);
    });
  }, [api, signIn, userId, sessionEnd, pathname, search, resourcePath, query, navigate]);
}

interface Payer {
  userId: string;
  /** Milliseconds. It has not been reached yet, whatever the device's clock says. */
  sessionEnd: number;
}

type CompletionResult = { kind: 'paid'; token: string | null } | { kind: 'failed' | 'unclear' };

/** Each return is settled once; what was settled before leads to where it led then. */
async function processReturn(
  api: Api,
  { userId, sessionEnd }: Payer,
  address: string,
  back: ReturnAddress,
): Promise<CompletionResult> {
  const answered = processedReturns.read(userId) ?? [];
  if (answered.includes(address)) {
    return storedReceipt.read(userId) ? { kind: 'paid', token: null } : { kind: 'failed' };
  }
  const order = storedOrder.read(userId);
  const reading = parsePaymentReturn(back, order, site.providers);
  if (reading.kind === 'unusable') return { kind: 'failed' };

  const now = Math.min(Date.now(), sessionEnd);
  const asked =
    runningConfirmations.get(address) ?? confirmPayment(api, reading, { userId, orderId: order?.orderId ?? null, now });
  runningConfirmations.set(address, asked);
  const outcome = await asked;
  runningConfirmations.delete(address);
  if (outcome.kind === 'unclear') return outcome;

  processedReturns.write(userId, [...answered, address].slice(-MAX_PROCESSED_RETURNS));
  storedOrder.clear();
  paymentReturn.clear();
  if (outcome.kind === 'failed') {
    const choice = storedChoice.read(userId);
    if (choice)
      storedChoice.write(
        userId,
        renewChoice(choice, () => crypto.randomUUID()),
      );
    storedReceipt.clear();
    return outcome;
  }
  storedChoice.clear();
  storedReceipt.write(userId, outcome.receipt);
  return outcome;
}
