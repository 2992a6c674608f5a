import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/ApiError.ts';
import { checkPasswordReset, requestPasswordReset, resetPassword } from '../../api/contract/auth.ts';
import { idPattern } from '../../api/contract/fieldSchemas.ts';
import { log } from '../../lib/log.ts';
import { emailLinkAtom } from '../../routing/emailLink.ts';
import { pathTo } from '../../routing/routeTable.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { classifyResetError, type ResetFailure } from './passwordReset.model.ts';

/** Something that is sent once at a time, and what stood in its way the last time. */
function useResetAttempt() {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<{ kind: ResetFailure } | null>(null);
  async function attempt(act: () => Promise<ResetFailure | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setTrouble(null);
    try {
      const found = await act();
      if (found) setTrouble({ kind: found });
      return found === null;
    } catch (error) {
      log.warn('the password could not be reset', error);
      setTrouble({ kind: error instanceof ApiError ? classifyResetError(error) : 'server' });
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, trouble, forgetTrouble: () => setTrouble(null), attempt };
}

/** Asks for a link to set a new password. */
export function useRequestReset() {
  const api = useApi();
  const { attempt, ...state } = useResetAttempt();
  const ask = (email: string) =>
    attempt(async () => {
      await api.call(requestPasswordReset, { body: { email: email.trim() } });
      return null;
    });
  return { ...state, ask };
}

/** Whether the link that the page was opened with is still good. */
export function useResetLinkCheck(token: string) {
  const api = useApi();
  return useQuery({
    // The token itself stays out of the cache's keys, which are logged.
    queryKey: ['password reset'],
    queryFn: async ({ signal }) => {
      if (!idPattern.test(token)) return false;
      try {
        return (await api.call(checkPasswordReset, { params: { token } }, { signal })).valid;
      } catch (error) {
        if (error instanceof ApiError && classifyResetError(error) === 'gone') return false;
        throw error;
      }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Sets the new password, signs in with it and goes to the start page. */
export function useSetPassword(token: string) {
  const api = useApi();
  const navigate = useNavigate();
  const { signIn } = useSessionActions();
  const setLink = useSetAtom(emailLinkAtom);
  const { attempt, ...state } = useResetAttempt();
  const set = (password: string) =>
    attempt(async () => {
      const answer = await api.call(resetPassword, { params: { token }, body: { password } });
      const outcome = signIn(answer.token);
      if (outcome !== 'valid') return outcome === 'expired' ? 'clock' : 'server';
      setLink(null);
      void navigate(pathTo('home'), { replace: true });
      return null;
    });
  return { ...state, set };
}
