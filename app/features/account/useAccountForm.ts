import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { usePageError } from '../../feedback/usePageError.ts';
import { log } from '../../lib/log.ts';
import { type AccountFailure, classifyAccountError } from './accountFailure.ts';
import type { FieldErrors } from './accountValidation.ts';

export interface FormState {
  fieldErrors: FieldErrors;
  failure: Exclude<AccountFailure, 'password' | 'email'> | null;
  /** Counts attempts, so that what went wrong is read out each time. */
  attempt: number;
  busy: boolean;
}

const initialState: FormState = { fieldErrors: {}, failure: null, attempt: 0, busy: false };

/** @param blame which field a refusal is about */
export function useAccountForm(blame: Partial<Record<'password' | 'email', FieldErrors>>) {
  const [state, setState] = useState(initialState);
  usePageError(Object.keys(state.fieldErrors).length > 0 || state.failure !== null);

  /** Acts if nothing is wrong with the fields; tells whether it worked. */
  async function submit(mistakes: FieldErrors, act: () => Promise<unknown>): Promise<boolean> {
    if (state.busy) return false;
    const wrong = Object.keys(mistakes).length > 0;
    const attempt = state.attempt + 1;
    setState({ fieldErrors: mistakes, failure: null, attempt, busy: !wrong });
    if (wrong) return false;
    try {
      await act();
      setState({ ...initialState, attempt });
      return true;
    } catch (error) {
      log.warn('the account could not be changed', error);
      if (!(error instanceof ApiError)) throw error;
      const found = classifyAccountError(error);
      const ofField = found === 'password' || found === 'email';
      const blamed = ofField ? blame[found] : undefined;
      setState({
        fieldErrors: blamed ?? {},
        failure: blamed ? null : ofField ? 'server' : found,
        attempt,
        busy: false,
      });
      return false;
    }
  }

  return { state, submit, forget: () => setState(initialState) };
}
