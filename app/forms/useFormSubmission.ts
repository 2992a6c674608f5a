import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { usePageError } from '../feedback/usePageError.ts';
import { log } from '../lib/log.ts';
import { explainError, type Failure, failureTexts } from './failureTexts.ts';

type ErrorMessage = MessageDescriptor | string;

/** Id of a control → what is wrong with it, if anything: a message of ours, or the server's own words. */
export type FieldErrors = Readonly<Record<string, ErrorMessage | false | null | undefined>>;

/** Why an attempt came to nothing: errors of fields, or else what the banner over the form says. */
export interface FormProblem {
  errors?: FieldErrors;
  /** Errors of the form as a whole. They are listed with those of its fields, under the title of the failure. */
  otherErrors?: readonly string[];
  failure?: Failure;
}

interface FormState {
  /** In the order of the controls; the field is null for an error of the form as a whole. */
  errors: readonly (readonly [field: string | null, message: ErrorMessage])[];
  failure?: Failure;
  busy: boolean;
  /** Counts attempts, so that a screen reader announces each problem anew. */
  attempt: number;
}

export interface FormController extends FormState {
  /** What is wrong with a control, in the language of the page. */
  errorOf: (field: string) => string | undefined;
  /**
   * Sends the form unless it has errors or is being sent. `send` gives a problem, or nothing if all went well; what it
   * throws is explained. Resolves to whether the form was sent.
   */
  submit: (
    errors: FieldErrors,
    send: (() => Promise<FormProblem | undefined>) | (() => Promise<void>),
  ) => Promise<boolean>;
  /** The value of a control has changed: its error was about the old one. */
  clearError: (field: string) => void;
  /** Takes back what the last attempt showed. */
  reset: () => void;
}

const initialState: FormState = { errors: [], busy: false, attempt: 0 };
const explainByDefault = (error: ApiError): FormProblem => ({ failure: explainError(error) });

/**
 * The state of a form between attempts: its errors, the failure of the last attempt, and whether it is being sent.
 *
 * @param explain what an error of the API means for this form
 */
export function useFormSubmission(explain: (error: ApiError) => FormProblem = explainByDefault): FormController {
  const { t } = useLingui();
  const [state, setState] = useState(initialState);
  // Two presses can come before the first one has rendered.
  const sending = useRef(false);
  usePageError(state.errors.length > 0 || state.failure !== undefined);

  const show = ({ errors = {}, otherErrors = [], ...failure }: FormProblem, busy = false) =>
    setState(({ attempt }) => ({
      errors: [...toList(errors), ...otherErrors.map((message) => [null, message] as const)],
      ...failure,
      busy,
      attempt: attempt + (busy ? 0 : 1),
    }));

  return {
    ...state,
    errorOf(field) {
      const error = state.errors.find(([name]) => name === field)?.[1];
      return typeof error === 'object' ? t(error) : error;
    },
    async submit(errors, send) {
      if (sending.current) return false;
      const valid = toList(errors).length === 0;
      show({ errors }, valid);
      if (!valid) return false;
      sending.current = true;
      const problem = await trySending(send, explain);
      sending.current = false;
      show(problem ?? {});
      return problem === undefined;
    },
    clearError: (field) =>
      setState((before) => {
        const errors = before.errors.filter(([name]) => name !== field);
        if (errors.length === before.errors.length) return before;
        return errors.length > 0 ? { ...before, errors } : { ...initialState, attempt: before.attempt };
      }),
    reset: () => setState(initialState),
  };
}

async function trySending(
  send: Parameters<FormController['submit']>[1],
  explain: (error: ApiError) => FormProblem,
): Promise<FormProblem | undefined> {
  try {
    return (await send()) ?? undefined;
  } catch (error) {
    const expected = error instanceof ApiError;
    log[expected ? 'warn' : 'error']('a form could not be sent', error);
    return expected ? explain(error) : { failure: failureTexts.server };
  }
}

const toList = (errors: FieldErrors) =>
  Object.entries(errors).flatMap(([field, message]) => (message ? [[field, message] as const] : []));
