import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { logIn, requestMagicLink } from '../../api/contract/auth.ts';
import { log } from '../../lib/log.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { classifySignInError, normalizeEmail, type SignInFailure, type SignInFields } from './signIn.model.ts';

export type PendingAction = 'password' | 'link' | null;

/** The two ways in. Each tells whether it worked; what stood in the way is in `trouble`. */
export function useSignIn() {
  const api = useApi();
  const { signIn } = useSessionActions();
  const [busy, setBusy] = useState<PendingAction>(null);
  const [trouble, setTrouble] = useState<{ kind: SignInFailure } | null>(null);

  async function attempt(
    way: Exclude<PendingAction, null>,
    act: () => Promise<SignInFailure | null>,
  ): Promise<boolean> {
    if (busy) return false;
    setBusy(way);
    setTrouble(null);
    try {
      const found = await act();
      if (found) setTrouble({ kind: found });
      return found === null;
    } catch (error) {
      log.warn('signing in failed', error);
      setTrouble({ kind: error instanceof ApiError ? classifySignInError(error) : 'server' });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    trouble,
    forgetTrouble: () => setTrouble(null),
    signInWithPassword: ({ email, password }: SignInFields) =>
      attempt('password', async () => {
        const { token } = await api.call(logIn, { body: { email: normalizeEmail(email), password } });
        const outcome = signIn(token);
        if (outcome === 'valid') return null;
        return outcome === 'expired' ? 'clock' : 'server';
      }),
    askForLink: (email: string) =>
      attempt('link', async () => {
        await api.call(requestMagicLink, { body: { email: normalizeEmail(email) } });
        return null;
      }),
  };
}
