import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import type { Api } from '../../api/createApi.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { paymentReturn } from '../../session/paymentReturn.ts';
import { useApi, useMember, useSessionActions } from '../../session/useSession.ts';
import { site } from '../../site/site.ts';
import { renewChoice } from './choice.model.ts';
import { finishPayment, type Outcome } from './finishPayment.ts';
import { answeredRecord, choiceRecord, orderRecord, receiptRecord } from './premiumRecords.ts';
import { type PaymentReturn, readReturn } from './returnParams.ts';

/** Returns that are being asked about, by address: the app may mount the page twice, the API is asked once. */
const underWay = new Map<string, Promise<Outcome>>();
const longestMemory = 10;

/** Finishes the payment from which the member has come back, and leads on to what came of it. */
export function useFinishing(): void {
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
    void finish(api, { userId, sessionEnd }, address, { resourcePath, query }).then(async (outcome) => {
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

type Finished = { kind: 'paid'; token: string | null } | { kind: 'failed' | 'unclear' };

/** Each return is settled once; what was settled before leads to where it led then. */
async function finish(
  api: Api,
  { userId, sessionEnd }: Payer,
  address: string,
  back: PaymentReturn,
): Promise<Finished> {
  const answered = answeredRecord.read(userId) ?? [];
  if (answered.includes(address)) {
    return receiptRecord.read(userId) ? { kind: 'paid', token: null } : { kind: 'failed' };
  }
  const order = orderRecord.read(userId);
  const reading = readReturn(back, order, site.providers);
  if (reading.kind === 'unusable') return { kind: 'failed' };

  const now = Math.min(Date.now(), sessionEnd);
  const asked = underWay.get(address) ?? finishPayment(api, reading, { userId, orderId: order?.orderId ?? null, now });
  underWay.set(address, asked);
  const outcome = await asked;
  underWay.delete(address);
  if (outcome.kind === 'unclear') return outcome;

  answeredRecord.write(userId, [...answered, address].slice(-longestMemory));
  orderRecord.clear();
  paymentReturn.forget();
  if (outcome.kind === 'failed') {
    const choice = choiceRecord.read(userId);
    if (choice)
      choiceRecord.write(
        userId,
        renewChoice(choice, () => crypto.randomUUID()),
      );
    receiptRecord.clear();
    return outcome;
  }
  choiceRecord.clear();
  receiptRecord.write(userId, outcome.receipt);
  return outcome;
}
