import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ApiError } from '../api/ApiError.ts';
import { classifyError, explainError, failureTexts } from '../forms/failureTexts.ts';
import type { NotSent } from '../forms/useFormSubmission.ts';
import type { TerminationKind } from './termination.model.ts';

type Explain = (error: Pick<ApiError, 'kind' | 'status' | 'retryAfter'>) => NotSent;

/** Makes the function that explains a failed call: that nothing is confirmed, and what to do. */
const explainWith =
  (offlineAdvice: MessageDescriptor, title: MessageDescriptor): Explain =>
  (error) => {
    const kind = classifyError(error);
    if (kind === 'tooOften') return { failure: explainError(error) };
    if (kind === 'offline') return { failure: { title: failureTexts.offline.title, advice: offlineAdvice } };
    return {
      failure: {
        title,
        advice: msg`Something went wrong on our side. Please try again, or write to us. What you’ve typed is still here.`,
      },
    };
  };

export const explainTerminationError: Readonly<Record<TerminationKind, Explain>> = {
  cancel: explainWith(
    msg`Your cancellation has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
    msg`Error: your cancellation has not been confirmed`,
  ),
  withdraw: explainWith(
    msg`Your withdrawal has not been confirmed. Please check your internet connection and try again. What you have typed is still here.`,
    msg`Error: your withdrawal has not been confirmed`,
  ),
};
