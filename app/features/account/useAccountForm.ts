import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { log } from '../../lib/log.ts';
import { usePageError } from '../../session/page.atoms.ts';
import type { Mistakes } from './account.model.ts';
import { type Trouble, toTrouble } from './trouble.model.ts';

export interface FormState {
  mistakes: Mistakes;
  trouble: Exclude<Trouble, 'password' | 'email'> | null;
  /** Counts attempts, so that what went wrong is read out each time. */
  attempt: number;
  busy: boolean;
}

const fresh: FormState = { mistakes: {}, trouble: null, attempt: 0, busy: false };

/** @param blame which field a refusal is about */
export function useAccountForm(blame: Partial<Record<'password' | 'email', Mistakes>>) {
  const [state, setState] = useState(fresh);
  usePageError(Object.keys(state.mistakes).length > 0 || state.trouble !== null);

  /** Acts if nothing is wrong with the fields; tells whether it worked. */
  async function submit(mistakes: Mistakes, act: () => Promise<unknown>): Promise<boolean> {
    if (state.busy) return false;
    const wrong = Object.keys(mistakes).length > 0;
    const attempt = state.attempt + 1;
    setState({ mistakes, trouble: null, attempt, busy: !wrong });
    if (wrong) return false;
    try {
      await act();
      setState({ ...fresh, attempt });
      return true;
    } catch (error) {
      log.warn('the account could not be changed', error);
      if (!(error instanceof ApiError)) throw error;
      const found = toTrouble(error);
      const ofField = found === 'password' || found === 'email';
      const blamed = ofField ? blame[found] : undefined;
      setState({
        mistakes: blamed ?? {},
        trouble: blamed ? null : ofField ? 'server' : found,
        attempt,
        busy: false,
      });
      return false;
    }
  }

  return { state, submit, forget: () => setState(fresh) };
}
