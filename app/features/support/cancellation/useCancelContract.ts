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

/** `cancel` sends the cancellation, once at a time; it resolves to null if the server did not confirm it. */
export function useCancelContract() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CancellationFailure | null>(null);
  async function cancel(fields: CancellationFields): Promise<Cancellation | null> {
    if (busy) return null;
    const body = toCancellationBody(fields);
    const sentAt = Date.now();
    setBusy(true);
    setFailure(null);
    try {
      const answer = await api.call(cancelContract, { body });
      // The account page shows the state of the contract.
      void queryClient.invalidateQueries({ queryKey: accountKey });
      return { ...answer, email: body.email, reason: body.reason ?? '', sentAt };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(toCancellationFailure(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, cancel };
}
