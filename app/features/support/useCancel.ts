import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { cancelContract } from '../../api/contract/payments.ts';
import { accountKey } from '../../lib/queryKeys.ts';
import { useApi } from '../../session/useSession.ts';
import {
  type CancelFields,
  type Cancelled,
  type CancelTrouble,
  toCancelBody,
  toCancelTrouble,
} from './cancel.model.ts';

/** Sends the cancellation, once at a time; answers null when it was not confirmed. */
export function useCancel() {
  const api = useApi();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<CancelTrouble | null>(null);
  async function cancel(fields: CancelFields): Promise<Cancelled | null> {
    if (busy) return null;
    const body = toCancelBody(fields);
    const at = Date.now();
    setBusy(true);
    setTrouble(null);
    try {
      const answer = await api.call(cancelContract, { body });
      // The account page shows the state of the contract.
      void queryClient.invalidateQueries({ queryKey: accountKey });
      return { ...answer, email: body.email, reason: body.reason ?? '', at };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setTrouble(toCancelTrouble(error));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { busy, trouble, cancel };
}
