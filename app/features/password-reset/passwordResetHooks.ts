import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { requestPasswordReset, resetPassword } from '../../api/contract/auth.ts';
import { log } from '../../lib/log.ts';
import { emailLinkAtom } from '../../routing/emailLink.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { classifyResetError, type ResetFailure } from './passwordReset.model.ts';

/** A call that is sent once at a time, with its state and its last failure. */
function useResetAttempt() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ kind: ResetFailure } | null>(null);
  async function attempt(act: () => Promise<ResetFailure | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      const found = await act();
      if (found) setFailure({ kind: found });
      return found === null;
    } catch (error) {
      log.warn('the password could not be reset', error);
      setFailure({ kind: error instanceof ApiError ? classifyResetError(error) : 'server' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, clearFailure: () => setFailure(null), attempt };
}

/** Requests a link to set a new password. `requestLink` returns whether it worked. */
export function useRequestReset() {
  const api = useApi();
  const { attempt, ...state } = useResetAttempt();
  const requestLink = (email: string) =>
    attempt(async () => {
      await api.call(requestPasswordReset, { body: { email: email.trim() } });
      return null;
    });
  return { ...state, requestLink };
}

/** Sets the new password, signs in with it and goes to the start page. */
export function useSetPassword(token: string) {
  const api = useApi();
  const navigate = useNavigate();
  const { signIn } = useSessionActions();
  const setLink = useSetAtom(emailLinkAtom);
  const { attempt, ...state } = useResetAttempt();
  const save = (password: string) =>
    attempt(async () => {
      const { token: sessionToken } = await api.call(resetPassword, { params: { token }, body: { password } });
      const outcome = signIn(sessionToken);
      if (outcome !== 'valid') return outcome === 'expired' ? 'clock' : 'server';
      setLink(null);
      void navigate(pathTo('home'), { replace: true });
      return null;
    });
  return { ...state, save };
}
