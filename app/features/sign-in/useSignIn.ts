import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { logIn, requestMagicLink } from '../../api/contract/auth.ts';
import { log } from '../../lib/log.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { classifySignInError, normalizeEmail, type SignInFailure, type SignInFields } from './signIn.model.ts';

type SignInAction = 'password' | 'link';

/** Signing in by password or by link. Each returns whether it worked, or else sets `failure`. */
export function useSignIn() {
  const api = useApi();
  const { signIn } = useSessionActions();
  const [busy, setBusy] = useState<SignInAction | null>(null);
  const [failure, setFailure] = useState<{ kind: SignInFailure } | null>(null);

  async function attempt(action: SignInAction, act: () => Promise<SignInFailure | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(action);
    setFailure(null);
    try {
      const found = await act();
      if (found) setFailure({ kind: found });
      return found === null;
    } catch (error) {
      log.warn('signing in failed', error);
      setFailure({ kind: error instanceof ApiError ? classifySignInError(error) : 'server' });
      return false;
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    failure,
    clearFailure: () => setFailure(null),
    signInWithPassword: ({ email, password }: SignInFields) =>
      attempt('password', async () => {
        const { token } = await api.call(logIn, { body: { email: normalizeEmail(email), password } });
        const outcome = signIn(token);
        if (outcome === 'valid') return null;
        return outcome === 'expired' ? 'clock' : 'server';
      }),
    requestLink: (email: string) =>
      attempt('link', async () => {
        await api.call(requestMagicLink, { body: { email: normalizeEmail(email) } });
        return null;
      }),
  };
}
