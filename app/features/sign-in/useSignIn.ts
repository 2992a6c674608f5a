import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { askForMagicLink, logIn } from '../../api/contract/auth.ts';
import { log } from '../../lib/log.ts';
import { useApi, useSessionActions } from '../../session/useSession.ts';
import { cleanEmail, type SignInFields, type Trouble, toTrouble } from './signIn.model.ts';

export type Busy = 'password' | 'link' | null;

/** The two ways in. Each tells whether it worked; what stood in the way is in `trouble`. */
export function useSignIn() {
  const api = useApi();
  const { signIn } = useSessionActions();
  const [busy, setBusy] = useState<Busy>(null);
  const [trouble, setTrouble] = useState<{ kind: Trouble } | null>(null);

  async function attempt(way: Exclude<Busy, null>, act: () => Promise<Trouble | null>): Promise<boolean> {
    if (busy) return false;
    setBusy(way);
    setTrouble(null);
    try {
      const found = await act();
      if (found) setTrouble({ kind: found });
      return found === null;
    } catch (error) {
      log.warn('signing in failed', error);
      setTrouble({ kind: error instanceof ApiError ? toTrouble(error) : 'server' });
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
        const { token } = await api.call(logIn, { body: { email: cleanEmail(email), password } });
        const outcome = signIn(token);
        if (outcome === 'valid') return null;
        return outcome === 'expired' ? 'clock' : 'server';
      }),
    askForLink: (email: string) =>
      attempt('link', async () => {
        await api.call(askForMagicLink, { body: { email: cleanEmail(email) } });
        return null;
      }),
  };
}
