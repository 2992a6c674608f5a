import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { ApiError } from '../api/ApiError.ts';
import { useCountInvalidForm } from '../feedback/useCountInvalidForm.ts';
import { log } from '../lib/log.ts';
import { explainError, type Failure, failureTexts } from './failureTexts.ts';

type ProblemText = MessageDescriptor | string;

/** Id of a control → what is wrong with it, if anything: a message of ours, or the server's own words. */
export type FieldProblems = Readonly<Record<string, ProblemText | false | null | undefined>>;

/** The reason why a form was not sent: problems of its fields, or else the failure in the banner above it. */
export interface NotSent {
  problems?: FieldProblems;
  /** Problems of the form as a whole, listed with those of its fields under the title of the failure. */
  otherProblems?: readonly string[];
  failure?: Failure;
}

interface FormState {
  /** Problems in the order of the controls; the field is null for one of the form as a whole. */
  problems: readonly (readonly [field: string | null, message: ProblemText])[];
  failure?: Failure;
  busy: boolean;
  /** Number of attempts, so that screen readers announce each problem again. */
  attempt: number;
}

export interface FormController extends FormState {
  /** The problem of a control, in the language of the page. */
  problemOf: (field: string) => string | undefined;
  /**
   * Sends the form unless it has problems or is being sent. `send` resolves to the reason why it was not sent, or to
   * nothing; what it throws is explained. Resolves to whether the form was sent.
   */
  submit: (
    problems: FieldProblems,
    send: (() => Promise<NotSent | undefined>) | (() => Promise<void>),
  ) => Promise<boolean>;
  /** Clears the problem of a control whose value has changed. */
  clearProblem: (field: string) => void;
  /** Clears the problems and the failure of the last attempt. */
  reset: () => void;
}

const initialState: FormState = { problems: [], busy: false, attempt: 0 };
const explainByDefault = (error: ApiError): NotSent => ({ failure: explainError(error) });

/**
 * The state of a form between attempts: its problems, the failure of the last attempt, and whether it is being sent.
 *
 * @param explain tells what an error of the API means for this form
 */
export function useFormSubmission(explain: (error: ApiError) => NotSent = explainByDefault): FormController {
  const { t } = useLingui();
  const [state, setState] = useState(initialState);
  // A second press can come before the first one has rendered.
  const sending = useRef(false);
  useCountInvalidForm(state.problems.length > 0 || state.failure !== undefined);

  const show = ({ problems = {}, otherProblems = [], ...failure }: NotSent, busy = false) =>
    setState(({ attempt }) => ({
      problems: [...toList(problems), ...otherProblems.map((message) => [null, message] as const)],
      ...failure,
      busy,
      attempt: attempt + (busy ? 0 : 1),
    }));

  return {
    ...state,
    problemOf(field) {
      const problem = state.problems.find(([name]) => name === field)?.[1];
      return typeof problem === 'object' ? t(problem) : problem;
    },
    async submit(problems, send) {
      if (sending.current) return false;
      const valid = toList(problems).length === 0;
      show({ problems }, valid);
      if (!valid) return false;
      sending.current = true;
      const notSent = await trySending(send, explain);
      sending.current = false;
      show(notSent ?? {});
      return notSent === undefined;
    },
    clearProblem: (field) =>
      setState((before) => {
        const problems = before.problems.filter(([name]) => name !== field);
        if (problems.length === before.problems.length) return before;
        return problems.length > 0 ? { ...before, problems } : { ...initialState, attempt: before.attempt };
      }),
    reset: () => setState(initialState),
  };
}

async function trySending(
  send: Parameters<FormController['submit']>[1],
  explain: (error: ApiError) => NotSent,
): Promise<NotSent | undefined> {
  try {
    return (await send()) ?? undefined;
  } catch (error) {
    const expected = error instanceof ApiError;
    log[expected ? 'warn' : 'error']('a form could not be sent', error);
    return expected ? explain(error) : { failure: failureTexts.server };
  }
}

const toList = (problems: FieldProblems) =>
  Object.entries(problems).flatMap(([field, message]) => (message ? [[field, message] as const] : []));
