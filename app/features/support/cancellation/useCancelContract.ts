import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/ApiError.ts';
import { cancelContract } from '../../../api/contract/payments.ts';
import { accountKey } from '../../../api/queryKeys.ts';
import { useApi } from '../../../session/useSession.ts';
import {
  type Cancellation,
  type CancellationFailure,
  type CancellationFields,
  toCancellationBody,
  toCancellationFailure,
} from './cancellation.model.ts';

/** Sends the cancellation, once at a time; answers null when it was not confirmed. */
export function useCancelContract() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<CancellationFailure | null>(null);
  async function cancel(fields: CancellationFields): Promise<Cancellation | null> {
    if (busy) return null;
    const body = toCancellationBody(fields);
    const at = Date.now();
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await api.call(cancelContract, { body });
      // The account page shows the state of the contract.
      void queryClient.invalidateQueries({ queryKey: accountKey });
      return { ...answer, email: body.email, reason: body.reason ?? '', sentAt: at };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(toCancellationFailure(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, trouble, cancel };
}
