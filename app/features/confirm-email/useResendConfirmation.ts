import { useState } from 'react';
import { resendConfirmation } from '../../api/contract/userConfig.ts';
import { log } from '../../lib/log.ts';
import { useApi } from '../../session/useSession.ts';

type ResendState = 'idle' | 'sending' | 'sent' | 'failed';

/** Sends the confirmation e-mail again, once at a time. */
export function useResendConfirmation() {
  const api = useApi();
  const [state, setState] = useState<ResendState>('idle');
  const send = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await api.call(resendConfirmation);
      setState('sent');
    } catch (error) {
      log.warn('the confirmation e-mail could not be sent again', error);
      setState('failed');
    }
  };
  return { state, send: () => void send() };
}
