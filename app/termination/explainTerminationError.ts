import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../api/ApiError.ts';
import { isUnknownCall } from '../api/apiErrorChecks.ts';
import { explainFields } from '../forms/explainFields.ts';
import { classifyError, explainError, failureTexts } from '../forms/failureTexts.ts';
import type { NotSent } from '../forms/useFormSubmission.ts';
import { type Declaration, fieldIds, fieldProblems, type TerminationKind } from './termination.model.ts';

interface Explained extends NotSent {
  /** The step that the dialog shows next. */
  next?: 'form' | 'formWithoutContract' | 'timeIsOver';
}

const titles: Readonly<Record<TerminationKind, MessageDescriptor>> = {
  cancel: msg`Error: your cancellation has not been confirmed`,
  withdraw: msg`Error: your withdrawal has not been confirmed`,
};

const offlineAdvice: Readonly<Record<TerminationKind, MessageDescriptor>> = {
  cancel: msg`Your cancellation has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
  withdraw: msg`Your withdrawal has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
};

/** Explains a failed call: that nothing is confirmed, why, and what to do (app/api/contract/payments.md). */
export function explainTerminationError(
  { kind, known }: Pick<Declaration, 'kind' | 'known'>,
  error: ApiError,
): Explained {
  if (kind === 'withdraw' && known && error.status === 409) return { next: 'timeIsOver' };
  const title = titles[kind];
  // The contract is unknown there, or the call itself is.
  if (known && isUnknownCall(error)) {
    const advice = msg`This did not work with your account alone. Please say here which contract it is.`;
    return { next: 'formWithoutContract', failure: { title, advice } };
  }
  const refused = explainFields(error, {
    name: [fieldIds.name, fieldProblems.name],
    contract: [fieldIds.contract, fieldProblems.contract],
    email: [fieldIds.email, fieldProblems.email],
    reason: [fieldIds.reason, fieldProblems.reason],
    endsOn: [fieldIds.endsOn, fieldProblems.endsOn],
  });
  if (refused) return { ...refused, next: 'form' };
  const failureKind = classifyError(error);
  if (failureKind === 'tooOften') return { failure: { ...explainError(error), title } };
  if (failureKind === 'offline') {
    return { failure: { title: failureTexts.offline.title, advice: offlineAdvice[kind] } };
  }
  const advice = msg`Something went wrong on our side. Please try again, or write to us. What you’ve typed is still here.`;
  return { failure: { title, advice } };
}
