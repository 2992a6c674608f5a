import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { usePageError } from '../../feedback/usePageError.ts';
import { log } from '../../lib/log.ts';
import { type AccountFailure, classifyAccountError } from './accountFailure.ts';
import type { FieldErrors } from './accountValidation.ts';

export interface FormState {
  fieldErrors: FieldErrors;
  failure: Exclude<AccountFailure, 'password' | 'email'> | null;
  /** Number of the attempt; as a key it makes a screen reader read the errors out each time. */
  attempt: number;
  busy: boolean;
}

const initialState: FormState = { fieldErrors: {}, failure: null, attempt: 0, busy: false };

/**
 * The state of a form that makes one call of the account.
 *
 * @param errorsByReason the field error to show where the API rejects the password or the address
 */
export function useAccountForm(errorsByReason: Partial<Record<'password' | 'email', FieldErrors>>) {
  const [state, setState] = useState(initialState);
  usePageError(Object.keys(state.fieldErrors).length > 0 || state.failure !== null);

  /** Calls `act` if there are no field errors, and returns whether it succeeded. Throws what is not an ApiError. */
  async function submit(fieldErrors: FieldErrors, act: () => Promise<unknown>): Promise<boolean> {
    if (state.busy) return false;
    const invalid = Object.keys(fieldErrors).length > 0;
    const attempt = state.attempt + 1;
    setState({ fieldErrors, failure: null, attempt, busy: !invalid });
    if (invalid) return false;
    try {
      await act();
      setState({ ...initialState, attempt });
      return true;
    } catch (error) {
      log.warn('the account could not be changed', error);
      if (!(error instanceof ApiError)) throw error;
      const failure = classifyAccountError(error);
      const ofField = failure === 'password' || failure === 'email';
      const rejected = ofField ? errorsByReason[failure] : undefined;
      setState({
        fieldErrors: rejected ?? {},
        failure: rejected ? null : ofField ? 'server' : failure,
        attempt,
        busy: false,
      });
      return false;
    }
  }

  return { state, submit };
}
